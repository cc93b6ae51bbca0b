export { deleteView, readListViews, saveView } from './list-views.ts';
