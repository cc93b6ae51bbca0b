export type {
  DocumentRenderer,
  PaperRow,
  DocumentSection,
  DocumentTable,
  DocumentToRender,
} from './document-renderer.ts';
