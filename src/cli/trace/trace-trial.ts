import { writeWholeFile } from '../../files/write-whole-file.ts';
import { storyJson } from '../../reports/story/story-json.ts';
import { storyMarkdown } from '../../reports/story/story-markdown.ts';
import { storyText } from '../../reports/story/story-text.ts';
import { loadScenario } from '../../scenarios/load-scenario.ts';
import { type Story, tellTrial } from '../../sim/story/tell-trial.ts';
import { note, print, stdoutStyle } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { noteWarnings } from '../note-warnings.ts';
import { chooseTrial } from './choose-trial.ts';
import { readTraceRequest } from './read-trace-request.ts';
import type { TraceArguments } from './trace-arguments.ts';

/**
 * Tells one trial of a scenario.
 *
 * @throws UsageError, ScenarioError where the request is wrong
 * @throws RunError where there is no trial such as was asked for
 */
export async function traceTrial(given: TraceArguments): Promise<ExitStatus> {
  const request = readTraceRequest(given);
  const { scenario, hash, warnings } = loadScenario(given.file, { set: request.set });
  if (!given.quiet) noteWarnings(warnings);
  const told = { scenario, hash, seed: request.seed };
  const chosen = request.find && chooseTrial(told, request.find);
  if (chosen !== undefined && !given.quiet) note(`trace: ${chosen.note}`);
  await show(tellTrial(told, chosen?.trial ?? request.trial), given);
  return EXIT.done;
}

async function show(story: Story, { json, markdown, quiet }: TraceArguments): Promise<void> {
  if (markdown === '') process.stdout.write(storyMarkdown(story));
  else if (markdown !== undefined) {
    await writeWholeFile(markdown, storyMarkdown(story));
    if (!quiet) note(`trace: wrote ${markdown}`);
  } else if (json) print(storyJson(story));
  else print(storyText(story, stdoutStyle()));
}
