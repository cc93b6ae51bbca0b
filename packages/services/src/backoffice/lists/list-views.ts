import type { MarketId } from '@candor/markets';
import {
  countListViews,
  deleteListView,
  hasListViewNamed,
  listListViews,
  saveListView,
  type ListView,
} from '@candor/store/lists';
import type { Database } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';

/** As many tabs as anybody finds their way in. */
const viewsAtMost = 20;

export type SaveListView = {
  readonly viewId: string;
  readonly market: MarketId;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};

/** Keeps how somebody looks at a list, under a name; the same view again changes it. */
export const saveView: Command<
  SaveListView,
  { viewId: string },
  'not_found' | 'view_name_is_taken' | 'too_many_views'
> = {
  name: 'list-view.save',
  subject: ({ list }) => `list:${list}`,
  async decide(tx, { viewId, ...asked }, { actor, now }) {
    const view = { ...asked, id: viewId, staffId: actor.id, at: now, name: asked.name.trim() };
    if (await hasListViewNamed(tx, view)) return { refused: 'view_name_is_taken' };
    if ((await countListViews(tx, view)) > viewsAtMost) return { refused: 'too_many_views' };
    if (!(await saveListView(tx, view))) return { refused: 'not_found' };
    return { output: { viewId }, facts: { name: view.name, shared: view.isShared } };
  },
};

export const deleteView: Command<
  { readonly viewId: string; readonly list: string },
  { viewId: string },
  'not_found'
> = {
  name: 'list-view.delete',
  subject: ({ list }) => `list:${list}`,
  async decide(tx, { viewId }, { actor }) {
    if (!(await deleteListView(tx, viewId, actor.id))) return { refused: 'not_found' };
    return { output: { viewId } };
  },
};

/** One's own and the shared ones. */
export function readListViews(
  database: Database,
  asked: { readonly market: MarketId; readonly list: string; readonly staffId: string },
): Promise<ListView[]> {
  return database.read((tx) => listListViews(tx, asked));
}
