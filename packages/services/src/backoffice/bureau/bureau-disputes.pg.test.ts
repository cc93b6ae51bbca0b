import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { decideDispute, mendRefusal } from './decide-dispute.ts';
import { raiseDispute, type RaiseDispute } from './raise-dispute.ts';
import { readBureauAnswer } from './read-bureau-answer.ts';
import { BureauDesk } from './testing/bureau-desk.ts';

let desk: BureauDesk;
let first: string;
let names: string[];
const loans: bigint[] = [];

/**
 * Three loans of 20 September in India; nobody has paid the row of 20 October when the file of the 31st is
 * sent.
 */
beforeAll(async () => {
  desk = await BureauDesk.open('in', '2026-09-20');
  for (let n = 0; n < 3; n += 1) loans.push(await desk.lend(2_000_000n, 6));
  await desk.liveTo('2026-11-02');
  first = (await desk.send('2026-10-31')).fileId;
  const { rows } = await desk.lending.test.sql('select id, order_id as "orderId" from loan order by id');
  names = rows.map((row) => loanNameOf(row as { id: bigint; orderId: string }));
});
afterAll(() => desk.lending.test.drop());

const raise = (at: number, more: Partial<RaiseDispute> = {}) =>
  desk.act(raiseDispute(desk.parts), {
    id: crypto.randomUUID(),
    market: 'in',
    loan: names[at] ?? '',
    complaint: null,
    words: 'I paid on the 18th, here is the slip.',
    raisedBy: 'borrower',
    about: 'late',
    ...more,
  });
const stateOf = async (id: string) =>
  (await desk.lending.test.sql('select state, corrected_in from bureau_dispute where id = $1', [id])).rows[0];
const inbox = async () =>
  (await desk.lending.test.sql('select kind, channel from message order by written_at, id')).rows;

describe('A15.188 · a dispute about what was reported', () => {
  let caseId: string;

  it('is noted on the last row that was sent, with the law’s 21 days, and told quietly', async () => {
    const raised = await raise(0);
    if ('refused' in raised) throw new Error(raised.refused);
    ({ caseId } = raised);
    expect(raised.decideBy).toBe('2026-11-23');
    expect(await raise(0)).toEqual({ refused: 'dispute_is_open' });
    expect(await raise(0, { loan: 'CL-00000-00000' })).toEqual({ refused: 'not_found' });
    expect(await raise(1, { complaint: 'C-2026-00000' })).toEqual({ refused: 'not_found' });
    expect(await inbox()).toEqual([{ kind: 'bureau-raised', channel: 'inbox' }]);
    const { rows } = await desk.lending.test.sql('select words_sealed from bureau_dispute');
    expect(rows[0]?.['words_sealed']).not.toContain('slip');
  });

  it('shows in the next file as disputed, also where only changes are told', async () => {
    await desk.liveTo('2026-11-10');
    const { fileId, covers } = await desk.send('2026-11-09');
    expect(covers).toBe('changes');
    const rows = await desk.read(fileId);
    expect(rows.map(({ account, disputed }) => [account, disputed])).toEqual([
      [names[0], 'Y'],
      [names[1], 'N'],
      [names[2], 'N'],
    ]);
  });

  it('is not corrected while the books say what was reported: nobody types in what is right', async () => {
    const verdict = { caseId, verdict: 'correct', reason: 'We found your money.' } as const;
    expect(await desk.act(decideDispute(desk.parts), verdict)).toEqual({ refused: 'bureau_row_is_right' });
    // The money had come on the 18th of October, and is only now known to be theirs.
    await desk.lending.done(receivePayment, {
      ...(await desk.lending.money(400_000n, { loanId: loans[0] ?? 0n })),
      receivedOn: '2026-10-18' as never,
    });
    expect(await desk.act(decideDispute(desk.parts), verdict)).toMatchObject({ state: 'correcting' });
    expect(await desk.act(decideDispute(desk.parts), verdict)).toEqual({ refused: 'bureau_case_is_decided' });
    expect(await inbox()).toContainEqual({ kind: 'bureau-corrected', channel: 'sms' });
    const { rows } = await desk.lending.test.sql('select right_figures from bureau_dispute where id = $1', [
      caseId,
    ]);
    expect(rows[0]?.['right_figures']).toMatchObject({ status: 'current', daysLate: 0, overdue: '0' });
  });

  it('goes out with the next file as a correction, once, or at once with one of corrections alone', async () => {
    await desk.liveTo('2026-11-12');
    const { fileId } = await desk.send('2026-11-11', 'corrections');
    expect(await stateOf(caseId)).toEqual({ state: 'corrected', corrected_in: fileId });
    const [row, ...others] = await desk.read(fileId);
    expect(row).toMatchObject({
      account: names[0],
      correction: 'Y',
      disputed: 'N',
      status: '00',
      days_late: '0',
    });
    expect(others).toEqual([]);
    // Of another loan that was told as late the money is found too: it counts from a day before the last
    // file.
    await desk.lending.done(receivePayment, {
      ...(await desk.lending.money(400_000n, { loanId: loans[1] ?? 0n })),
      receivedOn: '2026-10-18' as never,
    });
    await desk.liveTo('2026-11-17');
    const later = await desk.read((await desk.send('2026-11-16')).fileId);
    expect(later.find(({ account }) => account === names[0])?.['correction'] ?? 'N').toBe('N');
    expect(later.find(({ account }) => account === names[1])).toMatchObject({
      status: '00',
      overdue: '0.00',
    });
  });

  it('stands with a reason that the borrower reads in the app alone', async () => {
    const raised = await raise(1, { raisedBy: 'bureau', about: 'amount' });
    if ('refused' in raised) throw new Error(raised.refused);
    const reason = 'No payment of October has reached us.';
    expect(
      await desk.act(decideDispute(desk.parts), { caseId: raised.caseId, verdict: 'stands', reason }),
    ).toMatchObject({ state: 'stands' });
    const { rows } = await desk.lending.test.sql(`select sealed from message where kind = 'bureau-stands'`);
    expect(rows[0]?.['sealed']).not.toContain('October');
    const { rows: audit } = await desk.lending.test.sql(
      `select facts::text as facts from audit_log where command like 'bureau.%dispute'`,
    );
    expect(JSON.stringify(audit)).not.toMatch(/slip|October has/u);
  });
});

describe('A15.185 · what the bureau did not take', () => {
  it('is work until it was mended, and is told again in the next file', async () => {
    const csv = `account,code,reason\r\n${names[2]},E104,"Birth date, is missing"\r\nCL-00000-00000,E1,x\r\nhalf,"of it\r\n`;
    const answer = readBureauAnswer(desk.parts);
    const looked = await desk.act(answer, { fileId: first, csv }, { dryRun: true });
    expect(looked).toMatchObject({ notTaken: 1, known: 0, faults: [{ line: 3 }, { line: 4 }] });
    expect(await desk.act(answer, { fileId: first, csv })).toEqual(looked);
    expect(await desk.act(answer, { fileId: first, csv })).toMatchObject({ notTaken: 0, known: 1 });
    const { rows } = await desk.lending.test.sql('select id, state, due_on, words from bureau_refusal');
    expect(rows).toMatchObject([{ state: 'open', due_on: '2026-11-13', words: 'Birth date, is missing' }]);
    const caseId = String(rows[0]?.['id']);
    expect(await desk.act(mendRefusal, { caseId })).toMatchObject({ state: 'mended' });
    expect(await desk.act(mendRefusal, { caseId })).toEqual({ refused: 'bureau_case_is_decided' });
    await desk.liveTo('2026-11-24');
    const { fileId } = await desk.send('2026-11-23');
    const told = (await desk.read(fileId)).find(({ account }) => account === names[2]);
    expect(told).toMatchObject({ correction: 'Y' });
    const resent = await desk.lending.test.sql('select state, resent_in from bureau_refusal');
    expect(resent.rows).toEqual([{ state: 'resent', resent_in: fileId }]);
  });

  it('of a file that nobody has sent there is no answer', async () => {
    await desk.liveTo('2026-12-01');
    const made = await desk.make('2026-11-30');
    if ('refused' in made) throw new Error(made.refused);
    const said = await desk.act(readBureauAnswer(desk.parts), {
      fileId: made.fileId,
      csv: 'account,code,reason',
    });
    expect(said).toEqual({ refused: 'bureau_cannot_change_so' });
  });
});
