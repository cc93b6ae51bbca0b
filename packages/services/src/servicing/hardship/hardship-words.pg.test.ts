import { randomUUID } from 'node:crypto';
import { forgetHardshipWords, listHardshipRequests } from '@candor/store/hardship';
import type { Tx } from '@candor/store/database';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { signApplication } from '../../lending/applications/sign-application.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';
import { startDisbursement } from '../../payments/disbursements/start-disbursement.ts';
import { dataSections } from '../../composition/privacy/gather-data.ts';
import { askHardship } from './ask-hardship.ts';
import { decideHardship } from './decide-hardship.ts';

const parts = { seal: new PersonSeal([Buffer.alloc(32, 7)]), newId: randomUUID };
const words = 'I was in hospital until last week.';

let desk: LendingDesk;
let borrowerId: string;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  const { orderId, borrowerId: who, signing } = await desk.offer({ amount: 800_000n, months: 3 });
  borrowerId = who;
  await desk.done(signApplication, signing);
  const payoutId = randomUUID();
  await desk.done(startDisbursement, { orderId, payoutId });
  await desk.done(settlePayout, { payoutId });
  const asked = { borrowerId, market: 'ph', orderId, option: 'talk', promisedOn: null, words } as const;
  await desk.done(askHardship(parts), asked);
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

const inTx = <Answer>(run: (tx: Tx) => Promise<Answer>) => desk.test.database.withTransaction(run);
const exported = () => inTx((tx) => dataSections['hardship']!(tx, parts.seal, borrowerId));

describe('what a borrower in hardship wrote', () => {
  it('is in their export, and nowhere in the clear', async () => {
    expect(await exported()).toMatchObject([{ option: 'talk', state: 'considered', words }]);
    const { rows } = await desk.test.sql('select sealed, state from hardship_request');
    expect(JSON.stringify(rows)).not.toContain('hospital');
    const { rows: audit } = await desk.test.sql('select facts::text from audit_log');
    expect(JSON.stringify(audit)).not.toContain('hospital');
  });

  it('goes with the account; what was decided stays as it was', async () => {
    const [request] = await inTx((tx) => listHardshipRequests(tx, borrowerId));
    await desk.done(decideHardship(parts), { requestId: request!.id, decision: 'refuse' });
    await inTx((tx) => forgetHardshipWords(tx, borrowerId));
    expect(await exported()).toMatchObject([{ option: 'talk', state: 'refused', words: null }]);
    await expect(desk.test.sql("update hardship_request set state = 'granted'")).rejects.toThrow(/decided/u);
    await expect(desk.test.sql('delete from hardship_request')).rejects.toThrow();
  });
});
