import type { Calls } from '@candor/contract';
import { nationalMobile, type Language } from '@candor/markets';
import {
  findInstitution,
  payoutRules,
  type AccountFault,
  type PayoutKindRule,
  type PayoutRules,
} from '@candor/markets/payout-accounts';
import {
  addAccount,
  checkAccount,
  makeDefault,
  readAccountHolder,
  readPayoutAccounts,
  removeAccount,
  type AddAccountOutcome,
} from '@candor/services/customers/payout-accounts';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { proofOf, triesSentence } from './session-words.ts';

type AccountCalls = CallHandlers<
  | 'certification.bank'
  | 'certification.bank-save'
  | 'certification.bank-find'
  | 'certification.bank-default'
  | 'certification.bank-remove'
>;

/** A4.10–A4.14: the accounts that a loan is paid to. */
export function accountHandlers(parts: HandlerParts): AccountCalls {
  const { database, seal, now } = parts.identity;
  const accountsOf = (borrowerId: string) => readPayoutAccounts(database, seal, borrowerId);
  return {
    'certification.bank': bank(parts),
    'certification.bank-save': bankSave(parts),

    'certification.bank-find': async ({ bankCode }, { market }) => {
      const found = findInstitution(market, bankCode);
      return found
        ? { institution: found.code, name: found.name, branch: null }
        : { refused: 'not_found', detail: 'No bank or wallet has this code.' };
    },

    'certification.bank-default': async ({ accountId }, { session: { borrowerId }, requestId }) => {
      const actor = { kind: 'borrower', id: borrowerId } as const;
      const input = { borrowerId, accountId };
      const answer = await runCommand(database, makeDefault, { input, actor, requestId, now: now() });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      return { accounts: await accountsOf(borrowerId) };
    },

    'certification.bank-remove': async ({ accountId }, { session: { borrowerId }, requestId }) => {
      const actor = { kind: 'borrower', id: borrowerId } as const;
      const input = { borrowerId, accountId };
      const answer = await runCommand(database, removeAccount, { input, actor, requestId, now: now() });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      return { accounts: await accountsOf(borrowerId) };
    },
  };
}

function bank({ identity: { database, seal } }: HandlerParts): Handler<Calls['certification.bank']> {
  return async (_input, { session: { borrowerId }, market, facts }) => {
    const language = languageOf(facts, market);
    const { why, use, kinds }: PayoutRules = payoutRules[market];
    const { accounts, known, phone } = await readAccountHolder(database, seal, borrowerId);
    const own = phone === null ? undefined : nationalMobile(market, phone);
    return {
      state: accounts.length > 0 ? 'accepted' : 'empty',
      why: why[language],
      use: use[language],
      holder: known?.fullName ?? null,
      accounts,
      kinds: kinds.map((rule) => kindView(rule, language, own)),
    };
  };
}

/** A kind of account as a screen asks for it. */
export function kindView(
  { kind, label, number, institutions, common = [], bankCode }: PayoutKindRule,
  language: Language,
  /** The holder's, as it is written in the market; undefined where it is not known. */
  ownMobile?: string,
) {
  return {
    kind,
    label: label[language],
    numberLabel: number.label[language],
    numberHint: number.hint[language],
    numberIsWrong: number.sentence[language],
    numberDigits: { fewest: number.fewest, most: number.most },
    suggestedNumber: (number.isMobile === true ? ownMobile : undefined) ?? null,
    codeLabel: bankCode?.label[language] ?? null,
    codeExample: bankCode?.example ?? null,
    codeLength: bankCode?.length ?? null,
    codeIsWrong: bankCode?.malformed[language] ?? null,
    institutions: [...institutions],
    common: [...common],
  };
}

function bankSave({ identity }: HandlerParts): Handler<Calls['certification.bank-save']> {
  const { database, seal, now, newId } = identity;
  return async ({ code, credential, ...typed }, { session, market, facts, requestId }) => {
    const { borrowerId, sessionId } = session;
    const proof = proofOf({ code, credential });
    const language = languageOf(facts, market);
    const owner = { borrowerId, market };
    const judged = await checkAccount(database, seal, owner, typed);
    if ('refused' in judged) {
      return { refused: judged.refused, fields: judged.faults.map((fault) => fieldOf(fault, language)) };
    }
    if (proof === null && judged.needsCode) return { account: null };
    const answer = await runCommand(database, addAccount(identity), {
      input: { ...owner, id: newId(), messageId: newId(), language, sessionId, typed, proof },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: now(),
    });
    // Another tap of the same borrower was first.
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    if (answer.kind !== 'done') throw new Error(`an account was answered with ${answer.kind}`);
    return added(answer.output, () => readPayoutAccounts(database, seal, borrowerId));
  };
}

async function added(
  output: AddAccountOutcome,
  list: () => ReturnType<typeof readPayoutAccounts>,
): ReturnType<Handler<Calls['certification.bank-save']>> {
  if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
  if (output.is !== 'added') return { refused: output.is };
  const account = (await list()).find(({ accountId }) => accountId === output.accountId);
  return { account: account ?? null };
}

function fieldOf({ field, rule, words, example }: AccountFault, language: Language) {
  return { path: `/${field}`, rule, message: words[language], ...(example !== undefined && { example }) };
}
