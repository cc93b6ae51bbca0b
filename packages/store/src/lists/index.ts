export {
  type ListView,
  countListViews,
  deleteListView,
  hasListViewNamed,
  listListViews,
  saveListView,
} from './list-views.ts';
