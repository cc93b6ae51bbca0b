import { directNeeds, type Lockfile, type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const product = 'pkg:npm/candor';

/**
 * The bill of materials in CycloneDX's format, from the lockfile alone: the same lockfile is the same file,
 * so a test can tell that it is not of today.
 */
export function sbomOf(lockfile: Lockfile): string {
  const shipped = shippedPackages(lockfile);
  const ref = `${product}@${lockfile.version}`;
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        'bom-ref': ref,
        type: 'application',
        name: 'candor',
        version: lockfile.version,
        purl: ref,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components: shipped.map(component),
    dependencies: [
      { ref, dependsOn: directNeeds(lockfile) },
      ...shipped.map(({ purl, needs }) => ({ ref: purl, dependsOn: needs })),
    ],
  };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

function component({ name, version, purl, integrity, licence, isOptional }: ShippedPackage) {
  const [algorithm, digest = ''] = integrity.split('-', 2);
  const [scope, short] = name.startsWith('@') ? name.split('/', 2) : [undefined, name];
  return {
    'bom-ref': purl,
    type: 'library',
    ...(scope !== undefined && { group: scope }),
    name: short,
    version,
    scope: isOptional ? 'optional' : 'required',
    hashes: [
      {
        alg: algorithm?.toUpperCase().replace('SHA', 'SHA-'),
        content: Buffer.from(digest, 'base64').toString('hex'),
      },
    ],
    licenses: [/[ (]/u.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl,
  };
}
