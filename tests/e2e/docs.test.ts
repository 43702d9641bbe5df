import { describeDocs } from './describe-docs.ts';

/** The pages below `docs` are run by `docs.long.test.ts`. */
describeDocs(['README.md', 'CHANGELOG.md']);
