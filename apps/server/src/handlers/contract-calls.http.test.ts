import { createHash, randomUUID } from 'node:crypto';
import { marketMoney } from '@candor/markets';
import { pdfRenderer } from '@candor/adapters';
import { printContract } from '@candor/services/lending/contracts';
import { settlePayout, startDisbursement } from '@candor/services/payments/disbursements';
import { deleteSignedTextsKeptUntil } from '@candor/store/contracts';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { asCommand } from '@candor/services/testing';
import {
  addAccount,
  offeredBorrower,
  type OfferedBorrower,
  codeToSign,
  confirm,
  readOffer,
  signatureOf,
  signOffer,
  type Offer,
} from '@candor/simulator/borrowers';
import { done, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

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
  printContract({ ...app.borrowing, press: pdfRenderer }, { order: one.orderId });
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

  it('A8.3 · a draft of the disclosure can be kept before the signature, by its borrower and of what is offered', async () => {
    const one = await offeredBorrower(app, market);
    const stranger = await offeredBorrower(app, market);
    const { amount } = (await readOffer(app, one)).json().quote;
    const wanted = `&document=disclosure&amount=${amount}`;
    const draft = (await ask(one, 'file', wanted)).json();
    expect(draft.fileName).toMatch(/-disclosure-draft\.pdf$/u);
    expect(Buffer.from(draft.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(problemIn(await ask(one, 'file', `${wanted}00`)).code).toBe('not_found');
    expect(problemIn(await ask({ ...one, who: stranger.who }, 'file', wanted)).code).toBe('not_found');
  });

  it('A8.2 · A7.1 · shown before the signature are what is kept of it, to the letter, for another amount, account and purpose', async () => {
    const first = await offeredBorrower(app, market);
    app.pass(1_000);
    const { accounts } = (await app.get(`certification/bank${first.suffix}`, first.who)).json();
    const { kind, institution, holder } = accounts[0];
    const accountId = await addAccount(app, first, {
      kind,
      institution,
      holder,
      number: '8801 2345 6789 01',
    });
    const one = { ...first, accountId };
    const chosen = `&amount=${market === 'ph' ? 500_000 : 1_500_000}&purpose=health`;
    const offer = (await readOffer(app, one, chosen)).json() as Offer;
    const term = encodeURIComponent(JSON.stringify(offer.quote.term));
    const shown = (await ask(one, 'agreement', `${chosen}&term=${term}&accountId=${accountId}`)).json();
    const [approved, elsewhere] = [
      (await ask(one, 'agreement')).json(),
      (await ask(one, 'agreement', `${chosen}&accountId=${first.accountId}`)).json(),
    ];
    for (const other of [approved, elsewhere]) expect(other.sections).not.toEqual(shown.sections);
    const code = await codeToSign(app, one, offer);
    const signed = await confirm(app, one, { ...signatureOf(one, offer), code });
    expect(signed.json()).toEqual({ orderId: one.orderId, state: 'confirmed' });
    const kept = (await ask(one, 'agreement')).json();
    expect(JSON.stringify(kept.sections)).toBe(JSON.stringify(shown.sections));
    expect(kept).toMatchObject({ version: shown.version, title: shown.title });
    expect(kept.fingerprint).toBe(
      offer.codeAbout.find((each) => each.accountId === accountId)!.agreementFingerprint,
    );
  });

  it('A7.1 · are not signed where a word has changed since they were read, and no code is spent', async () => {
    const one = await offeredBorrower(app, market);
    const offer = (await readOffer(app, one)).json() as Offer;
    const code = await codeToSign(app, one, offer);
    const street = async (name: string) => {
      const values = [
        { field: 'city', value: 'somewhere' },
        { field: 'street', value: name },
        { field: 'postalCode', value: '1000' },
        { field: 'dependants', value: '1' },
      ];
      const about = `certification:personal:${one.borrowerId}`;
      const sealed = app.identity.seal.seal(JSON.stringify(values), about);
      await app.test.sql(
        "update certification_step set sealed = $2 where borrower_id = $1 and step = 'personal'",
        [one.borrowerId, sealed],
      );
    };
    await street('15 Mabini Street');
    const body = { ...signatureOf(one, offer), code };
    expect(problemIn(await confirm(app, one, body)).code).toBe('figures_have_changed');
    const { rows } = await app.test.sql('select 1 from signed_text where order_id = $1', [one.orderId]);
    expect(rows).toEqual([]);
    await street('14 Mabini Street');
    expect((await confirm(app, one, body)).statusCode).toBe(200);
  });

  it('A8.2 · of what can’t be signed there is no draft', async () => {
    const one = await offeredBorrower(app, market);
    const other = await offeredBorrower(app, market);
    for (const more of [
      '&amount=1',
      `&amount=${market === 'ph' ? 850_000 : 2_100_000}`,
      '&purpose=something',
      `&accountId=${other.accountId}`,
      `&term=${encodeURIComponent(JSON.stringify({ instalments: market === 'ph' ? 1 : 12, every: { count: 1, unit: 'month' } }))}`,
    ]) {
      expect(problemIn(await ask(one, 'agreement', more)).code).toBe('not_found');
    }
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
      for (const [nth, { heading, bindingHeading }] of other.sections.entries()) {
        expect(heading).not.toContain(bindingHeading);
        expect(en.sections[nth]).toMatchObject({
          heading: `${nth + 1}. ${bindingHeading}`,
          bindingHeading: null,
        });
      }
      for (const { inShort } of other.sections) expect(inShort.length).toBeGreaterThan(5);
    }
  });

  it('A8.1 · what was ticked in English is told as English to who reads Chinese now', async () => {
    const one = await offeredBorrower(app, market);
    await signOffer(app, one);
    const { consents } = (await ask(one, 'detail', '', 'zh')).json();
    expect(consents).toEqual([
      {
        text: expect.stringMatching(/^I have read the (?:disclosure|key facts) statement\.$/u),
        language: 'en',
        at: expect.any(String),
      },
      {
        text: 'I agree to the loan agreement and the privacy policy.',
        language: 'en',
        at: expect.any(String),
      },
    ]);
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
    await done(app, startDisbursement, { orderId: one.orderId, payoutId });
    await done(app, asCommand(settlePayout), { payoutId });
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
    const { rows } = await app.test.sql('select store_key, sha256 from signed_file where order_id = $1', [
      one.orderId,
    ]);
    for (const { store_key: key } of rows)
      expect((await app.borrowing.pictures.get(String(key)))?.includes('%PDF')).toBe(false);
    expect((await app.test.sql('select from signed_document')).rows).toEqual([]);
    await app.test.sql('delete from signed_file where order_id = $1', [one.orderId]);
    await print(one);
    const made = await app.test.sql('select sha256 from signed_file where order_id = $1 order by kind', [
      one.orderId,
    ]);
    expect(made.rows.map(({ sha256 }) => sha256).toSorted()).toEqual(
      rows.map(({ sha256 }) => sha256).toSorted(),
    );
  });

  it('A8.1 · the agreement’s page sums up what was signed: the figures, and what was agreed to when', async () => {
    const one = await offeredBorrower(app, market);
    const offer = await signOffer(app, one);
    const detail = (await ask(one, 'detail')).json();
    expect(detail).toMatchObject({ isSigned: true, quote: offer.quote });
    expect(detail.consents.length).toBeGreaterThan(0);
    for (const { text, at } of detail.consents) {
      expect(text).not.toBe('');
      expect(new Date(at).getTime()).toBeLessThanOrEqual(app.identity.now().getTime());
    }
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
    expect([await left('signed_file'), await left('signed_agreement')]).toEqual([0, 1]);
  });

  it('can’t be changed by anybody', async () => {
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    await print(one);
    for (const text of [
      "update signed_text set language = 'zh'",
      "update signed_document set sha256 = 'x'",
      "update signed_file set sha256 = 'x'",
      'delete from signing_consent',
    ]) {
      await expect(app.test.sql(text)).rejects.toThrow('append-only');
    }
  });
});
