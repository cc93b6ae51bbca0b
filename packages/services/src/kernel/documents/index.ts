export { clearDocuments, erasingDocuments } from './clear-documents.ts';
export {
  type DamageAlarm,
  type DocumentDamage,
  type DocumentInStore,
  DamagedDocument,
  documentKey,
  eraseDocuments,
  hashOf,
  nameDocument,
  openDocument,
  readDocument,
  storeDocument,
} from './document-store.ts';
export type {
  DocumentRenderer,
  PaperRow,
  DocumentSection,
  DocumentTable,
  DocumentToRender,
} from './document-renderer.ts';
