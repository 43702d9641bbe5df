import { describeDocs } from './describe-docs.ts';

/** The pages below `docs`, and the programs of all pages, are run by `docs.long.test.ts`. */
describeDocs(['README.md', 'CHANGELOG.md']);
