// One process that runs the built command as often as it is asked to: loading it takes most of the time of a short command.
import { runCommandLine } from '../../dist/cli/command-line.js';

process.on('message', async ({ cwd, args, env }) => {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (text) => {
      written[name] += text;
      return true;
    };
  }
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  const status = await runCommandLine(args);
  process.send({ status, ...written });
});
