import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Sign } from '@candor/domain/decisions';
import { isLoanPurpose, markets, type Language } from '@candor/markets';
import { agreementTexts } from '@candor/markets/agreement';
import { findBorrower } from '@candor/store/borrowers';
import { lockApplication, setApplicationDestination, type LoanApplication } from '@candor/store/applications';
import { confirmPayoutAccount } from '@candor/store/payout-accounts';
import { insertSignedText, insertSigningConsent } from '@candor/store/contracts';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { priceApplication, type Price } from '../applications/price-application.ts';
import { signAtPrice, type SignRefusal } from '../applications/sign-application.ts';
import type { ApplicationAnswer } from '../applications/application-answer.ts';
import { checkCode, type CodeVerdict } from '../../customers/sessions/check-code.ts';
import { heldAccountOnDocument, type ChosenAccount } from './account-on-document.ts';
import { draftContract, partiesOf, type ContractDraft } from './draft-contract.ts';
import { papersOf, sealPapers } from './signed-papers.ts';
import { signingMark } from './signing-mark.ts';

export type ConfirmLoan = Omit<Sign, 'hasRightCode'> & {
  readonly orderId: string;
  readonly borrowerId: string;
  /** The day of the first instalment that was chosen; null or absent: the usual one. */
  readonly firstDueOn?: CalendarDate | null;
  readonly accountId: string;
  readonly purpose: string;
  readonly disclosureFingerprint: string;
  readonly agreementVersion: string;
  /** Of the text that stood behind the tick, as the offer gave it for this account and purpose. */
  readonly agreementFingerprint: string;
  readonly code: string;
  readonly language: Language;
};

export type ConfirmOutcome = ({ readonly is: 'signed' } & ApplicationAnswer) | WrongCode;
type WrongCode =
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | { readonly is: 'code_expired' | 'code_spent' };

export type ConfirmRefusal = SignRefusal | 'not_found' | 'purpose_is_not_offered' | 'agreement_has_changed';

/**
 * The borrower signs: the code opens exactly this text, to exactly this account; the papers are kept as they
 * stood on the screen, to the letter, or nothing is signed; and what follows (the payout, the files) is told
 * to whoever does it. A wrong code is an outcome and not a refusal, so that its try stays counted.
 */
export const confirmLoan = (seal: PersonSeal): Command<ConfirmLoan, ConfirmOutcome, ConfirmRefusal> => ({
  name: 'loan.confirm',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const { orderId, borrowerId, accountId, purpose } = input;
    const order = await lockApplication(tx, orderId);
    if (!order || order.borrowerId !== borrowerId) return { refused: 'not_found' };
    const account = await heldAccountOnDocument(tx, seal, borrowerId, accountId);
    if (account === undefined) return { refused: 'not_found' };
    if (order.state === 'expired') return { refused: 'offer_has_expired' };
    if (!isLoanPurpose(purpose)) return { refused: 'purpose_is_not_offered' };
    const verdict = await judge(tx, seal, input, context.now);
    const signing = {
      ...signatureOf(input),
      accountIsOwn: account?.isOwn ?? null,
      hasRightCode: verdict.is === 'right',
    };
    const price = await priceApplication(tx, order, input);
    const decided = await signAtPrice(tx, order, price, signing, context);
    if ('refused' in decided && decided.refused !== 'code_is_wrong') return decided;
    if (account === null) throw new Error('signed without an account');
    const papers = await papersToSign(tx, seal, { order, price, account, purpose });
    // There is no code for a text that is not the one to sign: that it has changed says more. A wrong code
    // stays counted.
    const isAnother = papers?.agreementFingerprint !== input.agreementFingerprint;
    if (isAnother && (verdict.is === 'right' || verdict.is === 'code_expired'))
      return { refused: 'agreement_has_changed' };
    if (verdict.is !== 'right')
      return { output: verdict, facts: { code: verdict.is }, recorded: { as: 'loan.mistake-code' } };
    if ('refused' in decided || !papers) throw new Error('signed without a code or papers');
    await verdict.use();
    // The code was made for this account too: what it signs, it confirms.
    await confirmPayoutAccount(tx, accountId, context.now);
    await keepPapers(tx, seal, input, papers, context.now);
    await setApplicationDestination(tx, orderId, { accountId, purpose });
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
  const { orderId, accountId, agreementFingerprint, code } = input;
  const about = signingMark({ orderId, accountId, agreementFingerprint });
  return checkCode(tx, seal, { phoneIndex, purpose: 'sign', code, about }, now);
}

type Signing = {
  readonly order: LoanApplication;
  readonly price: Price;
  readonly account: ChosenAccount;
  readonly purpose: string;
};

/** The documents of exactly this choice, as they are written now; undefined where it is no longer priced. */
async function papersToSign(
  tx: ReadTx,
  seal: PersonSeal,
  { order, price: { product, quote }, account, purpose }: Signing,
): Promise<ContractDraft | undefined> {
  if (isRefusal(quote)) return undefined;
  return draftContract(await partiesOf(tx, seal, order), { product, quote }, { account, purpose });
}

/** Keeps the words with their figures and what was ticked. */
async function keepPapers(
  tx: Tx,
  seal: PersonSeal,
  { orderId, language, disclosureFingerprint, agreementVersion }: ConfirmLoan,
  draft: ContractDraft,
  now: Date,
): Promise<void> {
  if (draft.disclosureFingerprint !== disclosureFingerprint)
    throw new Error('the papers have other figures than the signature');
  await insertSignedText(tx, {
    orderId,
    language,
    sealed: sealPapers(seal, orderId, papersOf(draft, language)),
    fingerprint: draft.agreementFingerprint,
  });
  const versions = { disclosure: disclosureFingerprint, agreement: agreementVersion };
  const ticked = {
    disclosure: markets[draft.market].statement.ticked[language],
    agreement: agreementTexts(language)('tick.agreement'),
  };
  for (const what of ['disclosure', 'agreement'] as const) {
    const text = ticked[what];
    await insertSigningConsent(tx, orderId, { what, version: versions[what], language, text, at: now });
  }
}
