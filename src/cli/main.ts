#!/usr/bin/env node
import { runCommandLine } from './command-line.ts';
import { endQuietlyOnClosedPipe } from './console.ts';

endQuietlyOnClosedPipe();
process.exitCode = await runCommandLine(process.argv.slice(2));
