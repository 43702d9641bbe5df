import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../unit/house/project.ts';
import { describeDocs, describePictures, describePrograms } from './describe-docs.ts';

const pages = readdirSync(join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
describeDocs(pages);
describePrograms(['README.md', 'CHANGELOG.md', ...pages]);
describePictures(readdirSync(join(ROOT, 'docs/images')));
