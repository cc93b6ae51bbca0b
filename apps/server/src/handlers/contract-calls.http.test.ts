import { createHash, randomUUID } from 'node:crypto';
import { marketMoney } from '@candor/markets';
import { pdfPress } from '@candor/adapters';
import { printContract, settlePayout, startPayout } from '@candor/services';
import { deleteSignedTextsKeptUntil } from '@candor/store';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { done } from '../testing/borrow.ts';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { offeredBorrower, openLender, type OfferedBorrower } from '../testing/offered-borrower.ts';
import { readOffer, signOffer } from '../testing/sign-offer.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const ask = async (one: OfferedBorrower, call: string, more = '', language = 'en') =>
  app.get(`contract/${call}${one.suffix}?orderId=${one.orderId}${more}`, {
    ...one.who,
    headers: { 'x-language': language },
  });
const print = (one: OfferedBorrower) =>
  printContract({ ...app.borrowing, press: pdfPress }, { order: one.orderId });
type Section = { heading: string; paragraphs: string[]; table: { lines: string[][] } | null };
const textOf = (sections: Section[]) => sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

describe.each(['ph', 'in'] as const)('the papers of a loan in %s', (market) => {
  it('A8.2 · are a draft before the signature, with the figures of the offer', async () => {
    const one = await offeredBorrower(app, market);
    const offer = (await readOffer(app, one)).json();
    const draft = (await ask(one, 'agreement')).json();
    expect(draft).toMatchObject({
      isSigned: false,
      signedAt: null,
      fingerprint: null,
      note: null,
      files: [],
    });
    expect(draft.version).toBe(offer.agreementVersion);
    expect(textOf(draft.sections)).toContain(
      `You receive ${marketMoney(market, BigInt(offer.quote.netReceived))}`,
    );
    expect(textOf(draft.sections)).toContain('Maricel Reyes');
    const detail = (await ask(one, 'detail')).json();
    expect(detail).toMatchObject({ isSigned: false, consents: [], quote: offer.quote });
    expect(detail.disclosure).toEqual(offer.disclosure);
    expect(problemIn(await ask(one, 'file', '&document=agreement')).code).toBe('document_not_ready');
  });

  it('A8.2 · have their headings in the reader’s language, and say which words bind', async () => {
    const one = await offeredBorrower(app, market);
    const [en, ...others] = await Promise.all(
      ['en', 'zh', 'fil', 'hi'].map(async (language) => (await ask(one, 'agreement', '', language)).json()),
    );
    for (const other of others) {
      expect(other.note.length).toBeGreaterThan(20);
      expect(other.sections.map(({ paragraphs }: Section) => paragraphs)).toEqual(
        en.sections.map(({ paragraphs }: Section) => paragraphs),
      );
      expect(other.sections[0].heading).not.toBe(en.sections[0].heading);
      for (const { inShort } of other.sections) expect(inShort.length).toBeGreaterThan(5);
    }
  });

  it('I8 · A8.1 · quote = disclosure = agreement = ledger, to the cent', async () => {
    const one = await offeredBorrower(app, market);
    const { quote, disclosure } = await signOffer(app, one);
    const detail = (await ask(one, 'detail')).json();
    expect(detail).toMatchObject({ isSigned: true, quote });
    expect(detail.disclosure).toEqual(disclosure);
    expect(detail.consents).toHaveLength(2);
    const signed = (await ask(one, 'agreement')).json();
    expect(signed).toMatchObject({ isSigned: true, fingerprint: detail.fingerprint });
    const figures = (minor: number) => marketMoney(market, BigInt(minor)).slice(1);
    const { lines } = signed.sections.find(({ table }: Section) => table !== null).table;
    expect(lines.map((line: string[]) => line.slice(2))).toEqual(
      quote.rows.map(({ principal, interest, total }) => [principal, interest, total].map(figures)),
    );
    const payoutId = randomUUID();
    await done(app, startPayout, { orderId: one.orderId, payoutId });
    await done(app, settlePayout, { payoutId });
    const { rows } = await app.test.sql(
      `select r.n, r.due_on::text as "dueOn", r.principal::int, r.interest::int, (select amount::int from payout where id = $2) as net
       from loan l join loan_row r on r.loan_id = l.id where l.order_id = $1 order by r.n`,
      [one.orderId, payoutId],
    );
    expect(rows).toEqual(
      quote.rows.map(({ n, dueOn, principal, interest }) => ({
        n,
        dueOn,
        principal,
        interest,
        net: quote.netReceived,
      })),
    );
    const entries = await app.test.sql(
      `select l.minor::int from ledger_entry e join ledger_line l on l.entry_id = e.id join ledger_account a on a.number = l.account
       where e.event = 'disburse' and a.code = 'principal-receivable' order by e.id desc limit 1`,
    );
    expect(entries.rows).toEqual([{ minor: quote.amount }]);
  });

  it('A8.3 · are made once after the signature, sealed, and the same bytes each time', async () => {
    const one = await offeredBorrower(app, market);
    await signOffer(app, one);
    expect(problemIn(await ask(one, 'file', '&document=agreement')).code).toBe('document_not_ready');
    await Promise.all([print(one), print(one)]);
    expect((await ask(one, 'agreement')).json().files).toEqual(['agreement', 'disclosure']);
    for (const document of ['agreement', 'disclosure']) {
      const [first, again] = await Promise.all(
        [1, 2].map(async () => (await ask(one, 'file', `&document=${document}`)).json()),
      );
      expect(again).toEqual(first);
      const bytes = Buffer.from(first.base64, 'base64');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256);
      expect(first.fileName).toMatch(new RegExp(`^CL-.*-${document}\\.pdf$`, 'u'));
    }
    const { rows } = await app.test.sql('select sealed, sha256 from signed_document where order_id = $1', [
      one.orderId,
    ]);
    for (const { sealed } of rows) expect((sealed as Buffer).includes('%PDF')).toBe(false);
    await app.test.sql('delete from signed_document where order_id = $1', [one.orderId]);
    await print(one);
    const made = await app.test.sql('select sha256 from signed_document where order_id = $1 order by kind', [
      one.orderId,
    ]);
    expect(made.rows.map(({ sha256 }) => sha256).toSorted()).toEqual(
      rows.map(({ sha256 }) => sha256).toSorted(),
    );
  });

  it('A8.1 · A8.2 · A8.3 · are nobody else’s', async () => {
    const one = await offeredBorrower(app, market);
    const other = await offeredBorrower(app, market);
    await signOffer(app, one);
    await print(one);
    const stranger = { ...one, who: other.who };
    for (const [call, more] of [['detail'], ['agreement'], ['file', '&document=agreement']] as const) {
      expect(problemIn(await ask(stranger, call, more)).code).toBe('not_found');
    }
    expect(problemIn(await app.get(`contract/detail${one.suffix}`, one.who)).code).toBe('not_found');
  });
});

describe('what was signed', () => {
  it('A8.3 · is printed by the worker, and is in a borrower’s export with its files', async () => {
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    await app.work();
    const { exportId } = (await app.post('privacy/export', {}, one.who)).json();
    await app.work();
    const archive = (await app.get(`privacy/export-archive?exportId=${exportId}`, one.who)).json();
    const bytes = Buffer.from(archive.base64, 'base64');
    const names = bytes.toString('latin1');
    for (const kind of ['agreement', 'disclosure']) expect(names).toContain(`-${kind}.pdf`);
  });

  it('goes when the law no longer wants it, words and files together; the figures stay in the books', async () => {
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    await print(one);
    await app.test.sql(
      "update borrower set deleted_at = now(), kept_until = '2031-03-31', phone_sealed = null, phone_index = null where id = $1",
      [one.borrowerId],
    );
    const clear = (day: string) =>
      app.test.database.withTransaction((tx) => deleteSignedTextsKeptUntil(tx, day));
    expect(await clear('2031-03-31')).toBe(0);
    expect(await clear('2031-04-01')).toBe(1);
    const left = async (table: string) =>
      (await app.test.sql(`select 1 from ${table} where order_id = $1`, [one.orderId])).rows.length;
    expect([await left('signed_document'), await left('signed_agreement')]).toEqual([0, 1]);
  });

  it('can’t be changed by anybody', async () => {
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    await print(one);
    for (const text of [
      "update signed_text set language = 'zh'",
      "update signed_document set sha256 = 'x'",
      'delete from signing_consent',
    ]) {
      await expect(app.test.sql(text)).rejects.toThrow('append-only');
    }
  });
});
