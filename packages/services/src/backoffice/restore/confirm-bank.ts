import { isMarketId, markets } from '@candor/markets';
import { insertRestoreCheck, lockRestoreHold } from '@candor/store/restore';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { disbursementCheck } from './channels-to-ask.ts';
import { releaseIfAsked } from './settle-restore.ts';

/**
 * Two people say that they compared the bank's own list of what it paid since the restore with the
 * disbursements here.
 */
export type ConfirmBank = { readonly market: string };

export const confirmBank = {
  key: 'restore.confirm-bank',
  name: 'Confirm the bank’s list after a restore',
  asks: 'payout.act',
  decides: 'payout.release',

  async line(_tx, { market }) {
    return {
      about: `Disbursements by file, ${market.toUpperCase()}`,
      size: '',
      place: { section: 'payouts', id: '' },
    };
  },

  async preview(tx, { market }) {
    const hold = await lockRestoreHold(tx);
    if (!hold || !isMarketId(market)) return { refused: 'nothing_is_held' };
    const { timeZone } = markets[market];
    const restoredTo = `${dayWords(dayIn(timeZone, hold.restoredTo), 'en')}, ${timeIn(timeZone, hold.restoredTo)}`;
    return {
      title: 'Let disbursement files out again?',
      commits: 'Confirm the bank’s list',
      figures: [],
      terms: [{ name: 'Disbursement files', before: 'held', after: 'can be prepared' }],
      checks: [
        {
          is: 'look',
          words: `The database was restored to ${restoredTo}: files made after that are not known here`,
        },
        {
          is: 'look',
          words: 'Every file that the bank has since then was compared, and its disbursements recorded here',
        },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { market }, { parts, by, now }) {
    const hold = await lockRestoreHold(tx);
    if (!hold || !isMarketId(market)) return { refused: 'nothing_is_held' };
    await insertRestoreCheck(tx, hold.id, { market, channel: disbursementCheck(byFile) }, now);
    const actor = { kind: 'staff', id: by[1] } as const;
    const released = await releaseIfAsked(parts).decide(tx, null, { actor, now });
    return { facts: { market, isReleased: 'output' in released && released.output.isReleased } };
  },
} as const satisfies ApprovableAct<ConfirmBank>;
