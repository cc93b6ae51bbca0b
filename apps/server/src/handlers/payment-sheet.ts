import { channels } from '@candor/adapters/channels';
import type { Calls } from '@candor/contract';
import { totalOfParts } from '@candor/domain/loan';
import { addWorkingDays, markets, type Language, type MarketId } from '@candor/markets';
import { payeeOfUpiLink, upiAppLinks, transferRules } from '@candor/markets/transfers';
import { dayIn } from '@candor/services/kernel/time';
import { laterDay } from '@candor/services/lending/applications';
import { payerPays } from '@candor/services/payments/instructions';
import { readOwnPayment, type PaymentOutcome, type PaymentView } from '@candor/services/payments/payments';
import { recutLine } from '@candor/services/payments/receipts';
import type { PayKind } from '@candor/services/kernel/ports';
import { creditBackLine } from '@candor/services/payments/reversals';
import type { Database, PersonSeal } from '@candor/services/kernel';
import type { z } from 'zod';
import { amountsOf, dayAmount } from './amounts-of.ts';
import {
  cancelledLine,
  claimLine,
  movedLine,
  paymentLine,
  paymentTexts,
  purposeLine,
} from './payment-texts.ts';

export type PaymentSheet = z.input<Calls['loan.payment-status']['response']>;

/** Whose payment, and in which language it is told. */
export type PaymentReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly now: Date;
  readonly seal: PersonSeal;
};

/**
 * A payment as its screen shows it: how to make it, and what has become of it. Undefined for anybody else's.
 */
export async function paymentSheet(
  database: Database,
  reader: PaymentReader,
  paymentId: string,
): Promise<PaymentSheet | undefined> {
  const view = await readOwnPayment(database, reader, paymentId);
  if (!view) return undefined;
  const { payment, on, outcome, mayBePaid, missing, code, claim, counted, hasReceipt } = view;
  const { instalments, late } = view;
  const { id, state, meantFor, amount, receivedOn, expiresAt, orderId: loanId, currency } = payment;
  const owedAfter = counted?.owedAfter ?? null;
  return {
    today: laterDay(reader.market, on, reader.now),
    paymentId: id,
    loanId,
    // Its parts are matched one by one: to whoever paid, it is here and not counted yet.
    state: state === 'divided' ? 'received' : state,
    line: outcomeLine(outcome, reader),
    meantFor,
    currency,
    amount: Number(amount),
    mayBePaid,
    purposeLine:
      mayBePaid && expiresAt ? purposeLine({ meantFor, until: expiresAt, instalments, late }, reader) : null,
    missing: missing === null ? null : Number(missing),
    ...codePart(payment, code, reader),
    expiresAt: expiresAt?.toISOString() ?? null,
    claim: claimPart(claim, reader),
    receivedOn,
    paid: counted && amountsOf(counted.pays),
    toCredit: Number(counted?.toCredit ?? 0n),
    fromCredit: Number(counted?.fromCredit ?? 0n),
    owedAfter: owedAfter === null ? null : Number(owedAfter),
    moneyIn: Number(counted?.moneyIn ?? amount),
    covered: counted && coveredPart(counted, reader),
    receivedAt: view.bookedAt?.toISOString() ?? null,
    bookedAs: payment.externalId,
    owedNow: Number(view.owed),
    nextDue: view.nextDue && dayAmount(view.nextDue),
    hasReceipt,
    backLine: view.creditBack && creditBackLine(view.creditBack, { ...reader, on }),
  };
}

function coveredPart(
  counted: NonNullable<PaymentView['counted']>,
  reader: PaymentReader,
): PaymentSheet['covered'] {
  const { rows, charge, prepaid, kept, recut } = counted;
  return {
    rows: rows.map((row) => ({
      dueOn: row.dueOn,
      amount: Number(totalOfParts(row.parts)),
      parts: amountsOf(row.parts),
      left: Number(row.left),
    })),
    charge: Number(charge),
    prepaid: Number(prepaid),
    recutLine: recutLine(recut, reader),
    kept: kept.map((each) => Object.assign(dayAmount(each), { left: Number(each.left) })),
  };
}

function outcomeLine(outcome: PaymentOutcome, reader: PaymentReader): string {
  const { language } = reader;
  switch (outcome.is) {
    case 'state':
      return paymentLine(outcome.state, language);
    case 'nothing-is-owed':
      return paymentTexts(language)('nothing-is-owed');
    case 'nothing-was-owed':
      return paymentTexts(language)('nothing-was-owed');
    case 'repayment-instead':
      return paymentTexts(language)('instead');
    case 'moved':
      return movedLine(outcome.dueOn, language);
    case 'loan-cancelled':
      return cancelledLine(outcome.feesNotCharged, reader);
    case 'loan-ended':
      return paymentTexts(language)('over');
  }
}

type CodePart = Pick<
  PaymentSheet,
  | 'payTypeId'
  | 'payTypeName'
  | 'kind'
  | 'reference'
  | 'barCode'
  | 'qr'
  | 'appLink'
  | 'apps'
  | 'upiId'
  | 'bankAccount'
  | 'steps'
  | 'takesUtr'
  | 'fee'
  | 'toPay'
>;

/** Money that came by itself was given no code: its channel is all that is known of its way. */
function codePart(
  { channel, amount }: PaymentView['payment'],
  code: PaymentView['code'],
  { market, language }: Pick<PaymentReader, 'market' | 'language'>,
): CodePart {
  const words = (each: Readonly<Record<string, string>>) => each[language] ?? each['en'] ?? '';
  const { fee, toPay } = payerPays(amount, code);
  return {
    payTypeId: code?.payTypeId ?? channel,
    payTypeName: code?.payTypeName ? words(code.payTypeName) : channel,
    kind: (code?.kind ?? kindOf(channel)) as PayKind,
    reference: code?.reference ?? null,
    barCode: code?.barCode ?? null,
    qr: code?.qr ?? null,
    appLink: code?.appLink ?? null,
    apps: code?.appLink ? upiAppLinks(code.appLink) : [],
    upiId: code?.appLink && code.takesUtr ? payeeOfUpiLink(code.appLink) : null,
    bankAccount: code?.bankAccount
      ? { ...code.bankAccount, codeName: transferRules[market].ownAccount.codeName }
      : null,
    steps: (code?.steps ?? []).map(words),
    takesUtr: code?.takesUtr ?? false,
    fee: Number(fee),
    toPay: Number(toPay),
  };
}

const kindOf = (channel: string) => channels.find(({ id }) => id === channel)?.kind ?? 'online-bank';

/** Money that was sent is in the bank's statement on the next working day. */
function claimPart(claim: PaymentView['claim'], { market, language }: PaymentReader): PaymentSheet['claim'] {
  if (!claim) return null;
  const { utr, saidAt, state } = claim;
  const by = addWorkingDays(market, dayIn(markets[market].timeZone, saidAt), 1, saidAt);
  return { utr, saidAt: saidAt.toISOString(), state, line: claimLine(state, by, language) };
}
