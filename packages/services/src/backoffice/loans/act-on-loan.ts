import { isRefusal } from '@candor/domain/refusals';
import { inEachLanguage } from '@candor/i18n';
import { isLanguage, isMarketId, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { readLoan } from '@candor/store/loans';
import type { AuditChange } from '@candor/store/audit';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { onlyChanged } from '../../kernel/commands/only-changed.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { type ChangedLoan } from '../../lending/loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { changeByAct, type LoanActRefusal } from '../../lending/loans/change-by-act.ts';
import { loanStands } from '../../lending/loans/loan-stands.ts';
import { noteOnLoan } from '../../servicing/collections/note-on-loan.ts';
import { delayedWords, dueDayWords, settlementWords } from './loan-act-texts.ts';

type Parts = Pick<IdentityDeps, 'seal' | 'newId'>;

export type ActOnLoan = { readonly loanId: string; readonly reason: string; readonly words: string };

/**
 * The extension that the borrower could take in the app, for its fee, by one person. The borrower is told.
 */
export const delayLoan = (parts: Parts): Command<ActOnLoan, null, LoanActRefusal> => ({
  name: 'loan.delay-by-staff',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, reason, words }, context) {
    const { seal, newId } = parts;
    const changed = await changeByAct(tx, 'delay', {
      loanId,
      reason,
      part: null,
      amount: null,
    });
    if (isRefusal(changed)) return changed;
    const { market, borrowerId } = changed.before;
    if (!isMarketId(market)) return { refused: 'loan_is_unknown' };
    const to = { market, borrowerId, language: await languageOf(tx, borrowerId) };
    const message = {
      id: newId(),
      ...to,
      kind: 'loan-delayed',
      channel: 'sms',
      ...(await aboutLoan(tx, changed.before.id)),
      ...delayedWords,
    } as const;
    const told = await writeMessage(tx, seal, message, context.now);
    await noteOnLoan(tx, parts, { loanId: changed.before.id, about: 'delay', reason, words }, context);
    return {
      output: null,
      facts: { ...loanFacts(changed), reason },
      changes: extensionChanges(changed, market),
      outbox: [...loanMessages(changed), ...told],
    };
  },
});

/** Another due day within the lender's policy, by one person. The borrower is told. */
export const changeDueDay = (parts: Parts, day: number): Command<ActOnLoan, null, LoanActRefusal> => ({
  name: 'loan.due-day',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, reason, words }, context) {
    const { seal, newId } = parts;
    const input = { loanId, reason, part: null, amount: null, day };
    const changed = await changeByAct(tx, 'due-day', input);
    if (isRefusal(changed)) return changed;
    const { market, borrowerId } = changed.before;
    if (!isMarketId(market)) return { refused: 'loan_is_unknown' };
    const to = { market, borrowerId, language: await languageOf(tx, borrowerId) };
    const message = {
      id: newId(),
      ...to,
      kind: 'loan-delayed',
      channel: 'sms',
      ...(await aboutLoan(tx, changed.before.id)),
      ...dueDayWords(day),
    } as const;
    const told = await writeMessage(tx, seal, message, context.now);
    await noteOnLoan(tx, parts, { loanId: changed.before.id, about: 'delay', reason, words }, context);
    return {
      output: null,
      facts: { ...loanFacts(changed), reason, day },
      changes: extensionChanges(changed, market),
      outbox: [...loanMessages(changed), ...told],
    };
  },
});

/** From which day to which, and what it costs. */
function extensionChanges({ before, after, on }: ChangedLoan, market: MarketId): AuditChange[] {
  const [was, is] = [loanStands(before.loan, on, market), loanStands(after, on, market)];
  const money = { kind: 'money', currency: markets[market].currency.code } as const;
  return onlyChanged([
    { field: 'Next due day', kind: 'day', before: was.next?.dueOn ?? null, after: is.next?.dueOn ?? null },
    { field: 'Overdue', ...money, before: String(was.overdue), after: String(is.overdue) },
    { field: 'Credit', ...money, before: String(was.credit), after: String(is.credit) },
  ]);
}

/** Tells the borrower what settles the loan today: nothing changes until that money has come. */
export const notifySettlement = (
  parts: Parts,
): Command<ActOnLoan, null, 'loan_is_unknown' | ContactRule> => ({
  name: 'loan.tell-settlement',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, reason, words: why }, context) {
    const { seal, newId } = parts;
    const { now } = context;
    const stored = await readLoan(tx, BigInt(loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market, borrowerId, loan } = stored;
    const on = await businessDateOf(tx, market);
    const { toPay } = loanStands(loan, on, market);
    if (loan.state !== 'active' || toPay <= 0n) return { refused: 'nothing_is_owed' };
    const permit = await mayContact(tx, { about: 'loan-settlement', market, loanId: stored.id, now });
    if ('refused' in permit) return permit;
    const words = settlementWords(marketMoney(market, toPay), (language) => dayWords(on, language));
    const to = { market, borrowerId, language: await languageOf(tx, borrowerId) };
    const message = {
      id: newId(),
      ...to,
      kind: 'loan-settlement',
      permit,
      channel: 'sms',
      ...(await aboutLoan(tx, stored.id)),
      ...words,
    } as const;
    const outbox = await writeMessage(tx, seal, message, now);
    await noteOnLoan(tx, parts, { loanId: stored.id, about: 'settle', reason, words: why }, context);
    return { output: null, facts: { on, amount: marketMoney(market, toPay), reason }, outbox };
  },
});

export type WriteToBorrower = {
  readonly loanId: string;
  readonly messageId: string;
  readonly title: string;
  readonly words: string;
  readonly reason: string;
};

/**
 * Somebody at the lender answers a borrower who wrote, in their own words: once for what they wrote, in the
 * promised hours. Whoever wrote nothing gets approved texts alone.
 */
export const writeToBorrower = (
  parts: Parts,
): Command<WriteToBorrower, { messageId: string }, 'loan_is_unknown' | ContactRule> => ({
  name: 'loan.message',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, messageId, title, words, reason }, context) {
    const { now } = context;
    const stored = await readLoan(tx, BigInt(loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market, borrowerId } = stored;
    const permit = await mayContact(tx, { about: 'staff', market, loanId: stored.id, now });
    if ('refused' in permit) return permit;
    // As it was written: it is one person's words to another, and not a text of the house.
    const said = (text: string) => inEachLanguage(() => text);
    const message = {
      id: messageId,
      market,
      borrowerId,
      language: 'en',
      kind: 'staff',
      permit,
      channel: 'sms',
      title: said(title),
      body: said(words),
    } as const;
    const outbox = await writeMessage(tx, parts.seal, message, now);
    await noteOnLoan(
      tx,
      parts,
      { loanId: stored.id, about: 'message', reason: null, words: reason },
      context,
    );
    return { output: { messageId }, facts: { message: messageId, answers: permit.answers }, outbox };
  },
});

async function languageOf(tx: ReadTx, borrowerId: string): Promise<Language> {
  const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
  return isLanguage(language) ? language : 'en';
}
