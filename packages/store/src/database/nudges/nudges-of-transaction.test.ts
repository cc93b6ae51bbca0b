import { describe, expect, it } from 'vitest';
import { NudgesOfTransaction } from './nudges-of-transaction.ts';

const said = ({ all }: NudgesOfTransaction) => all.map((nudge) => `${nudge.channel}:${nudge.said}`);

describe('what a transaction will have said', () => {
  it('comes from a column of its statements, which nobody else sees', () => {
    const nudges = new NudgesOfTransaction();
    const rows = [
      { id: 1, nudge: 'borrower_changes b order o' },
      { id: 2, nudge: null },
    ];
    nudges.heed('update loan_order …', rows);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    expect(said(nudges)).toEqual(['borrower_changes:b order o']);
  });

  it('goes with what is taken back to a savepoint, and stays with what is kept', () => {
    const nudges = new NudgesOfTransaction('decision');
    nudges.add({ channel: 'outbox', said: 'a' });
    nudges.heed('savepoint inner');
    nudges.add({ channel: 'outbox', said: 'b' });
    nudges.heed('release savepoint inner');
    nudges.heed('savepoint inner');
    nudges.add({ channel: 'outbox', said: 'c' });
    nudges.heed('rollback to savepoint inner');
    expect(said(nudges)).toEqual(['outbox:a', 'outbox:b']);
    nudges.heed('rollback to savepoint decision');
    nudges.add({ channel: 'outbox', said: 'd' });
    expect(said(nudges)).toEqual(['outbox:d']);
  });
});
