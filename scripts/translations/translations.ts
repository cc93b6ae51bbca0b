import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { exportTexts, importTexts } from './exchange.ts';

const usage = `npm run translations -- export --language fil --to fil.po
npm run translations -- import fil.po`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, to: { type: 'string' } },
});
const [act, file] = positionals;
if (act === 'export' && values.language && values.to) {
  writeFileSync(values.to, exportTexts(root, values.language));
} else if (act === 'import' && file) {
  const { language, left } = importTexts(root, readFileSync(file, 'utf8'));
  for (const each of left) console.log(`not taken, its English has changed or is gone: ${each}`);
  console.log(`The texts in ${language} are in place. \`npm test -- languages\` says what is missing.`);
} else {
  console.error(usage);
  process.exitCode = 2;
}
