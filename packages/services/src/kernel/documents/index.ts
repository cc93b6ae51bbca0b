export type { DocumentPress, PaperRow, PaperSection, PaperTable, PaperToPrint } from './document-press.ts';
