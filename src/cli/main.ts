#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runCommandLine } from './command-line.ts';
import { endQuietlyOnClosedPipe } from './console.ts';

// Lets V8 inline more of the trial loop into one function, in worker threads too: docs/PERFORMANCE.md.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
endQuietlyOnClosedPipe();
process.exitCode = await runCommandLine(process.argv.slice(2));
