import { fc } from '@fast-check/vitest';

// Properties try the same cases on every run; a failing case becomes a fixture.
fc.configureGlobal({ seed: 20130501 });
