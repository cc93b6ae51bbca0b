// npm run banks:generate
// Writes the banks behind Indian bank codes anew from the package that holds them. It needs the registry.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIndianBanks } from './facts/indian-banks.ts';
import { root } from '../root.ts';

const path = 'packages/markets/src/in/banks.generated.ts';
writeFileSync(join(root, path), renderIndianBanks());
console.log(`wrote ${path}`);
