import { randomUUID } from 'node:crypto';
import { deleteAccountsKeptUntil, insertPayoutAccount } from '@candor/store/payout-accounts';
import { insertBorrower } from '@candor/store/borrowers';
import { openBusinessClock } from '@candor/store/ledger';
import { saveStepRow } from '@candor/store/kyc';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { dataSections } from '../../composition/privacy/gather-data.ts';
import { judgeAccount } from './judge-account.ts';
import { accountIsShared, payoutAccountsOf } from './payout-accounts-of.ts';
import { accountIndex, holderAbout, numberAbout } from './seal-account.ts';

let test: TestDatabase;
const seal = new PersonSeal([Buffer.alloc(32, 9)]);
const at = new Date('2026-11-16T04:00:00Z');
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', dayIn('Asia/Manila', at)));
});
afterAll(() => test.drop());

let phones = 0;
async function borrower(): Promise<string> {
  const id = randomUUID();
  const phone = `+6391700000${(phones += 1)}`;
  await test.database.withTransaction(async (tx) => {
    await insertBorrower(tx, {
      id,
      market: 'ph',
      language: 'en',
      phoneSealed: seal.seal(phone, `phone:${id}`),
      phoneIndex: seal.index('phone', 'ph', phone),
      openedAt: at,
    });
    const name = [
      { field: 'givenName', value: 'Ana' },
      { field: 'familyName', value: 'Reyes' },
    ];
    const sealed = seal.seal(JSON.stringify(name), `certification:base:${id}`);
    await saveStepRow(tx, id, { step: 'base', state: 'saved', sealed, refusalsSealed: null, changedAt: at });
  });
  return id;
}

const typed = { kind: 'bank', institution: 'BDO', number: '001234567890', holder: 'Ana Reyes' } as const;

async function keep(borrowerId: string, place: number, number: string = typed.number): Promise<string> {
  const id = randomUUID();
  await test.database.withTransaction((tx) =>
    insertPayoutAccount(tx, {
      id,
      borrowerId,
      market: 'ph',
      kind: 'bank',
      institution: 'BDO',
      numberSealed: seal.seal(number, numberAbout(id)),
      numberIndex: accountIndex(seal, { market: 'ph', bank: 'BDO', number }),
      holderSealed: seal.seal('Ana Reyes', holderAbout(id)),
      place,
      isDefault: place === 1,
      addedAt: at,
      confirmedAt: at,
    }),
  );
  return id;
}

describe('payout accounts', () => {
  it('are judged in a fixed order: each row mends one fault of the row above', async () => {
    const borrowerId = await borrower();
    const nobody = randomUUID();
    for (let place = 1; place <= 5; place += 1) await keep(borrowerId, place, `00123456789${place}`);
    const judge = (owner: string, account: object) =>
      test.database.withTransaction((tx) =>
        judgeAccount(tx, seal, { borrowerId: owner, market: 'ph' }, { ...typed, ...account }),
      );
    const rows = [
      [nobody, { number: '1', holder: 'Jose Cruz' }, 'certification_has_faults'],
      [nobody, { number: '001234567891', holder: 'Jose Cruz' }, 'certification_is_incomplete'],
      [borrowerId, { number: '001234567891', holder: 'Jose Cruz' }, 'holder_is_another_person'],
      [borrowerId, { number: '001234567891' }, 'account_is_known'],
      [borrowerId, { number: '001234567899' }, 'too_many_accounts'],
    ] as const;
    for (const [owner, account, refused] of rows) {
      expect(await judge(owner, account)).toMatchObject({ refused });
    }
    expect(await judge(await borrower(), {})).toMatchObject({ place: 1, isFirst: true });
  });

  it('have five places, one default and one number each: the database itself holds that', async () => {
    const borrowerId = await borrower();
    await keep(borrowerId, 1);
    await expect(keep(borrowerId, 2)).rejects.toThrow('payout_account_once');
    await expect(keep(borrowerId, 1, '00999')).rejects.toThrow(/payout_account_(place|default)/u);
    await expect(keep(borrowerId, 6, '00998')).rejects.toThrow('payout_account_place_check');
  });

  it('are told apart when two borrowers have one: no reason to refuse it, and a fact for the decision', async () => {
    const number = '00777777';
    const [one, other, third] = [await borrower(), await borrower(), await borrower()];
    const mine = await keep(one, 1, number);
    const shared = (id: string) => test.database.withTransaction((tx) => accountIsShared(tx, id));
    expect(await shared(mine)).toBe(false);
    await keep(other, 1, number);
    expect(await shared(mine)).toBe(true);
    expect(await shared(await keep(third, 1, '00888888'))).toBe(false);
    await test.sql(
      'update borrower set deleted_at = $2, phone_index = null, phone_sealed = null where id = $1',
      [other, at],
    );
    expect(await shared(mine)).toBe(false);
  });

  it('are in the borrower’s own export with the whole number, and nowhere else', async () => {
    const borrowerId = await borrower();
    await keep(borrowerId, 1, '00555555');
    await test.database.withTransaction(async (tx) => {
      expect(await dataSections['payoutAccounts']!(tx, seal, borrowerId)).toMatchObject([
        { kind: 'bank', institution: 'BDO', number: '00555555', holder: 'Ana Reyes', isDefault: true },
      ]);
      expect(await payoutAccountsOf(tx, seal, borrowerId)).toMatchObject([{ masked: '•••• 5555' }]);
    });
  });

  it('of somebody who left are kept as long as the law says, and not a day longer', async () => {
    const borrowerId = await borrower();
    await keep(borrowerId, 1, '00444444');
    await test.sql(
      "update borrower set deleted_at = $2, kept_until = '2031-11-16', phone_index = null, phone_sealed = null where id = $1",
      [borrowerId, at],
    );
    const clear = (day: string) => test.database.withTransaction((tx) => deleteAccountsKeptUntil(tx, day));
    expect(await clear('2031-11-16')).toBe(0);
    expect(await clear('2031-11-17')).toBe(1);
  });
});
