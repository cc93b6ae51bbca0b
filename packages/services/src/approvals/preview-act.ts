import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { previewOf } from '../backoffice/approvals/request-approval.ts';
import type { ActPreview, ApprovableAct } from '../kernel/acts/approvable-act.ts';
import type { Refusal } from '../kernel/commands/command.ts';
import { preview } from '../kernel/commands/preview.ts';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import { authorityNow } from './act-or-ask.ts';
import { approvableActs, type ActInput, type ActKey, type ActRule } from './approvable-acts.ts';

export type LookAtAct<Key extends ActKey> = {
  readonly act: Key;
  readonly market: MarketId;
  readonly input: ActInput<Key>;
  readonly staffId: string;
};

export type SeenAct = { readonly preview: ActPreview; readonly isAlone: boolean };

/** What an act would do, and whether whoever looks may do it alone: an approver would see the same. */
export function previewAct<Key extends ActKey>(
  database: Database,
  parts: LendingDeps,
  { act: key, market, input, staffId }: LookAtAct<Key>,
  now: Date,
): Promise<SeenAct | Refusal<ActRule>> {
  return preview(database, async (tx) => {
    const act: ApprovableAct = approvableActs[key];
    const seen = await previewOf(tx, () => act.preview(tx, input, { parts, now }));
    if ('refused' in seen) return { refused: seen.refused as ActRule };
    const { isAlone } = await authorityNow(tx, { act: key, market, input }, staffId, now);
    return { preview: seen, isAlone };
  });
}
