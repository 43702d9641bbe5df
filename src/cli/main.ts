#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runCommandLine } from './command-line.ts';
import { endQuietlyOnClosedPipe } from './console.ts';

// For the trial loop, in worker threads too (docs/PERFORMANCE.md): V8 may inline more of it into one function, and
// compiles it at once, where it would otherwise interpret it until another thread has compiled it.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
setFlagsFromString('--no-concurrent-recompilation');
endQuietlyOnClosedPipe();
process.exitCode = await runCommandLine(process.argv.slice(2));
