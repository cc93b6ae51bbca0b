// npm run sbom
// Writes the bill of materials and the licences of what we ship; a test fails when they are not of the
// lockfile.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { sbomOf } from './supply/sbom.ts';
import { readLockfile, shippedPackages } from './supply/shipped-packages.ts';
import { thirdPartyLicences } from './supply/third-party-licences.ts';

const lockfile = readLockfile(root);
const files = {
  'docs/sbom.cdx.json': sbomOf(lockfile),
  'docs/third-party-licences.md': thirdPartyLicences(root, shippedPackages(lockfile)),
};
for (const [path, text] of Object.entries(files)) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
