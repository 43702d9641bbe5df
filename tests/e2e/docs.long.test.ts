import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../unit/house/project.ts';
import { describeDocs, describePictures } from './describe-docs.ts';

const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
describeDocs(pages.map((name) => `docs/${name}`));
describePictures(readdirSync(join(ROOT, 'docs/images')));
