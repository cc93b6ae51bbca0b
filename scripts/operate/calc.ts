// npm run -s calc -- <apr|schedule> [--table] [--arithmetic]
// One JSON request on standard input, one JSON answer on standard output; --help shows the shapes.
import { text } from 'node:stream/consumers';
import { runCalculator } from '@candor/calc';

const { out, err, exitCode } = await runCalculator(process.argv.slice(2), () => text(process.stdin));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = exitCode;
