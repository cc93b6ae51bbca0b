import { deleteView, readListViews, saveView } from '@candor/services/backoffice/lists';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

/** A15.340 to A15.342: saved views of lists. */
export function consoleListHandlers({
  staff: { database, now },
}: HandlerParts): CallHandlers<'console.list-views' | 'console.list-view-save' | 'console.list-view-delete'> {
  return {
    'console.list-views': async ({ market, list }, { staff: { staffId } }) => {
      const views = await readListViews(database, { market, list, staffId });
      return {
        views: views.map(({ id, name, query, isShared, staffId: maker, madeBy }) => ({
          viewId: id,
          name,
          query,
          isShared,
          isYours: maker === staffId,
          madeBy,
        })),
      };
    },

    'console.list-view-save': async (input, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const answer = await runCommand(database, saveView, {
        input,
        actor,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      return { refused: answer.kind === 'refused' ? answer.refusal.refused : 'not_found' };
    },

    'console.list-view-delete': async ({ viewId, list }, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const answer = await runCommand(database, deleteView, {
        input: { viewId, list },
        actor,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      return { refused: 'not_found' };
    },
  };
}
