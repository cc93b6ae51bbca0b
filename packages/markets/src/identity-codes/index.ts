export type { Carrier, Doubt, ReadDocument, ReadField } from './identity-codes.ts';
export { readZone } from './read-zone.ts';
export { identityCodes } from './registry.generated.ts';
