import { useOnline } from '@candor/ui';
import { useRef, useState } from 'react';
import type { Fault } from '@candor/client';
import { proveByLock } from '../../passkeys/prove-by-lock.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';
import type { Account, AccountKind, Accounts, NewAccount } from './account.ts';
import { useBankName } from './use-bank-name.ts';

type Kind = AccountKind['kind'];
type Draft = {
  readonly kind: Kind | undefined;
  /** Undefined until it is touched: then it is the first that is offered, and the number that we know. */
  readonly institution: string | undefined;
  readonly number: string | undefined;
  /** Undefined until it is touched: then it is the name that we know. */
  readonly holder: string | undefined;
};

const empty: Draft = { kind: undefined, institution: undefined, number: undefined, holder: undefined };

export type SentCode = {
  /** Null: it was sent before this page was opened, and there is none newer yet. */
  readonly phone: string | null;
  readonly at: number;
  readonly resendInSeconds: number;
};

/**
 * Adding an account: everything is checked before a code is sent, and the code adds it. What was
 * typed is kept in this page's memory alone; on the disk there is only, as the step of this form, which kind
 * of account it is going to be.
 */
export function useAddAccount(data: Accounts | undefined, onAdded: (account: Account | undefined) => void) {
  const { client, store, drafts, tell } = useServices();
  const isOnline = useOnline();
  const [draft, change] = useDraft('payout-account', empty);
  const [sent, setSent] = useState<SentCode>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const check = useAct('certification.bank-save');
  const ask = useAct('session.step-up-code');
  const save = useAct('certification.bank-save');
  const [isProving, setProving] = useState(false);
  // An answer that never came may have been a yes.
  const mayBeThere = useRef(false);

  const kinds = data?.kinds ?? [];
  const step = store.read('bank')?.step ?? 0;
  const kind = kinds.find((one) => one.kind === draft.kind) ?? kinds[step - 1] ?? kinds[0];
  const isWallet = kind?.kind === 'wallet';
  const institution = draft.institution ?? (isWallet ? (kind.institutions[0]?.code ?? '') : '');
  const number = draft.number ?? kind?.suggestedNumber ?? '';
  const holder = draft.holder ?? data?.holder ?? '';
  const typed: NewAccount = { kind: kind?.kind ?? 'bank', institution, number, holder };

  const bank = useBankName(institution, kind?.codeLength ?? null);
  const chosen = kind?.institutions.find(({ code }) => code === institution)?.name;

  const askCode = async (): Promise<boolean> => {
    const outcome = await ask.run({ purpose: 'payout-account', by: 'sms' });
    if (outcome === undefined) return false;
    const at = performance.now();
    if ('answer' in outcome) {
      const { sentTo, resendInSeconds } = outcome.answer;
      save.forgive();
      setSent({ phone: sentTo, at, resendInSeconds });
      return true;
    }
    // Too soon for a new one, after a reload: the earlier one opens it as well.
    const { code, retryAfterSeconds } = outcome.fault;
    if (code !== 'too_many_requests' || retryAfterSeconds === null) return false;
    ask.forgive();
    setSent({ phone: sent?.phone ?? null, at, resendInSeconds: retryAfterSeconds });
    return true;
  };
  /** By this phone's own lock, where it has a passkey: then no code is sent. */
  const addByLock = async (): Promise<boolean> => {
    setProving(true);
    const credential = await proveByLock(client, 'payout-account');
    const outcome = credential === undefined ? undefined : await save.run({ ...typed, credential });
    setProving(false);
    if (outcome === undefined || 'fault' in outcome) return false;
    finish(outcome.answer.account ?? undefined);
    return true;
  };
  const finish = (account: Account | undefined) => {
    tell('payout-account.added', { kind: typed.kind });
    store.forget('bank');
    drafts.delete('payout-account');
    setSheetOpen(false);
    onAdded(account);
  };
  return {
    kind,
    typed,
    bank,
    bankName: bank.is === 'found' ? bank.name : (chosen ?? institution),
    change(part: Partial<Omit<Draft, 'kind'>>) {
      check.forgive();
      change(part);
    },
    /** Another kind has other banks. */
    choose(one: Kind) {
      check.forgive();
      store.keep('bank', { step: kinds.findIndex((each) => each.kind === one) + 1 });
      change({ kind: one, institution: undefined, number: undefined, holder: undefined });
    },
    /** The number stays: most people have each wallet under the same one. */
    chooseWallet(one: Kind, code: string) {
      check.forgive();
      change({ kind: one, institution: code });
    },
    sent,
    isSheetOpen,
    closeSheet: () => setSheetOpen(false),
    isChecking: check.isBusy || isProving || (ask.isBusy && !isSheetOpen),
    isAdding: save.isBusy,
    isAsking: ask.isBusy,
    checkFault: check.fault,
    askFault: ask.fault,
    saveFault: save.fault,
    forgiveCode: save.forgive,
    askCode,
    /** What is wrong with it; nothing when it goes on with a code, or did not get so far. */
    async begin(): Promise<Fault | undefined> {
      if (!isOnline) return undefined;
      const outcome = await check.run(typed);
      if (outcome === undefined) return undefined;
      if ('fault' in outcome) return outcome.fault;
      // Before the first loan it takes no code: the one that signs the loan stands for the account too.
      if (outcome.answer.account) {
        finish(outcome.answer.account);
        return undefined;
      }
      if (await addByLock()) return undefined;
      const isCodeFresh = sent && performance.now() - sent.at < sent.resendInSeconds * 1_000;
      save.forgive();
      if (isCodeFresh || (await askCode())) setSheetOpen(true);
      return undefined;
    },
    async confirm(code: string): Promise<void> {
      const outcome = await save.run({ ...typed, code });
      if (outcome === undefined) return;
      if ('answer' in outcome) return finish(outcome.answer.account ?? undefined);
      if (outcome.fault.code === 'account_is_known' && mayBeThere.current) return finish(undefined);
      mayBeThere.current = outcome.fault.code === 'broken';
    },
  };
}

export type Adding = ReturnType<typeof useAddAccount>;
