import { isRefusal } from '@candor/domain';
import type { Sign } from '@candor/domain';
import { isLoanPurpose, isMarketId, type Language } from '@candor/markets';
import { agreements, tickWords } from '@candor/markets/agreement';
import {
  findBorrower,
  insertSignedText,
  insertSigningConsent,
  lockOrder,
  setOrderDestination,
  type LoanOrder,
  type Tx,
} from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { Command } from '../commands/command.ts';
import { signOrder, type SignRefusal } from '../orders/sign-order.ts';
import type { OrderAnswer } from '../orders/order-answer.ts';
import { checkCode, type CodeVerdict } from '../sessions/check-code.ts';
import { accountOnPaper, type ChosenAccount } from './account-on-paper.ts';
import { draftContract, quoteOfOrder } from './draft-contract.ts';
import { agreementFingerprint, papersOf, sealPapers } from './signed-papers.ts';
import { signingMark } from './signing-mark.ts';

export type ConfirmLoan = Omit<Sign, 'hasRightCode'> & {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly accountId: string;
  readonly purpose: string;
  readonly disclosureFingerprint: string;
  readonly agreementVersion: string;
  readonly code: string;
  readonly language: Language;
};

export type ConfirmOutcome = ({ readonly is: 'signed' } & OrderAnswer) | WrongCode;
type WrongCode =
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | { readonly is: 'code_expired' | 'code_spent' };

/**
 * The borrower signs: the code opens exactly these figures, to exactly this account; the papers are kept as they stood on the
 * screen; and what follows (the payout, the files) is told to whoever does it. A wrong code is an outcome and not a refusal,
 * so that its try stays counted.
 */
export const confirmLoan = (
  seal: PersonSeal,
): Command<ConfirmLoan, ConfirmOutcome, SignRefusal | 'not_found' | 'purpose_is_not_offered'> => ({
  name: 'loan.confirm',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const { orderId, borrowerId, accountId, purpose } = input;
    const order = await lockOrder(tx, orderId);
    if (!order || order.borrowerId !== borrowerId) return { refused: 'not_found' };
    const account = await accountOnPaper(tx, seal, borrowerId, accountId);
    if (account === undefined) return { refused: 'not_found' };
    if (order.state === 'expired') return { refused: 'offer_has_expired' };
    if (!isLoanPurpose(purpose)) return { refused: 'purpose_is_not_offered' };
    const verdict = await judge(tx, seal, input, context.now);
    const signing = {
      ...signatureOf(input),
      accountIsOwn: account?.isOwn ?? null,
      hasRightCode: verdict.is === 'right',
    };
    const decided = await signOrder.decide(tx, signing, context);
    if ('refused' in decided)
      return decided.refused === 'code_is_wrong' && verdict.is !== 'right' ? { output: verdict } : decided;
    if (verdict.is !== 'right' || account === null) throw new Error('signed without a code or an account');
    await verdict.use();
    if (!(await keepPapers(tx, seal, input, { order, account }, context.now)))
      return { refused: 'disclosure_has_changed' };
    await setOrderDestination(tx, orderId, { accountId, purpose });
    return {
      output: { is: 'signed', ...decided.output },
      facts: { ...decided.facts, account: accountId },
      outbox: [...(decided.outbox ?? []), { topic: 'contract.print', payload: { order: orderId } }],
    };
  },
});

function signatureOf(input: ConfirmLoan) {
  const { orderId, amount, term, shown, hasReadDisclosure, acceptsAgreement } = input;
  const { disclosureFingerprint, agreementVersion } = input;
  const said = { amount, term, shown, hasReadDisclosure, acceptsAgreement };
  return { orderId, ...said, disclosureFingerprint, agreementVersion };
}

async function judge(tx: Tx, seal: PersonSeal, input: ConfirmLoan, now: Date): Promise<CodeVerdict> {
  const borrower = await findBorrower(tx, input.borrowerId);
  if (!borrower?.phoneIndex) return { is: 'code_expired' };
  const { phoneIndex } = borrower;
  const { orderId, accountId, disclosureFingerprint, code } = input;
  const about = signingMark({ orderId, accountId, disclosureFingerprint });
  return checkCode(tx, seal, { phoneIndex, purpose: 'sign', code, about }, now);
}

type Signed = { readonly order: LoanOrder; readonly account: ChosenAccount };

/** Keeps the words with their figures and what was ticked; false where the wording has changed since it was read. */
async function keepPapers(
  tx: Tx,
  seal: PersonSeal,
  input: ConfirmLoan,
  { order, account }: Signed,
  now: Date,
): Promise<boolean> {
  const { orderId, purpose, language, disclosureFingerprint, agreementVersion } = input;
  if (!isMarketId(order.market)) throw new Error(`order ${orderId} is of no market`);
  if (agreementVersion !== agreements[order.market].version) return false;
  const priced = await quoteOfOrder(tx, order, input);
  if (isRefusal(priced)) throw new Error(`what was signed can't be quoted: ${priced.refused}`);
  const draft = await draftContract(tx, seal, order, priced, { account, purpose });
  if (draft.disclosureFingerprint !== disclosureFingerprint)
    throw new Error('the papers have other figures than the signature');
  await insertSignedText(tx, {
    orderId,
    language,
    sealed: sealPapers(seal, orderId, papersOf(draft, language)),
    fingerprint: agreementFingerprint(draft.agreement, disclosureFingerprint),
  });
  const versions = { disclosure: disclosureFingerprint, agreement: agreementVersion };
  for (const what of ['disclosure', 'agreement'] as const) {
    const text = tickWords[what][language];
    await insertSigningConsent(tx, orderId, { what, version: versions[what], language, text, at: now });
  }
  return true;
}
