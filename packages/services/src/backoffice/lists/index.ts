export { type ExportContent, exportList, exportedAtMost, noteFile, takeExport } from './export-list.ts';
export { filterWords } from './filter-words.ts';
export { deleteView, readListViews, saveView } from './list-views.ts';
export { readOwnExports } from './read-exports.ts';
