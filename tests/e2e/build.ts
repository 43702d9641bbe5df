import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds `dist/` once, before the first end-to-end test: these run the command as it is installed. */
export function setup(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
}
