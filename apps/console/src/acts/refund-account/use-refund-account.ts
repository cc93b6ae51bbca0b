import { useState } from 'react';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { useFilesDraft } from '../../kit/fields/use-files-draft.ts';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import {
  accountFaults,
  accountToSend,
  isUntouched,
  noAccount,
  type AccountFaults,
  type AccountKind,
  type TypedAccount,
} from './typed-account.ts';

export type RefundAccountForm = {
  readonly typed: TypedAccount;
  /** Files that have to be chosen again. */
  readonly lostFiles: readonly string[];
  readonly kinds: readonly AccountKind[];
  readonly kind: AccountKind | undefined;
  /** Shown once somebody wanted to send it. */
  readonly faults: AccountFaults;
  readonly change: (typed: TypedAccount) => void;
  /** Whether it can be sent as it stands; what is wrong is shown from now on. */
  readonly check: () => boolean;
  /** Undefined where none was given, and none is needed. */
  readonly toSend: () => ReturnType<typeof accountToSend> | undefined;
};

type Wish = {
  /** What it is for: what was typed stands there again when somebody comes back to it. */
  readonly draft: string;
  readonly isNeeded: boolean;
};

const noWords = { kind: noAccount.kind, bank: '', holder: '', proof: '' };

/** An account that somebody types, with the market's own banks; where none is needed it may stay empty. */
export function useRefundAccount({ draft, isNeeded }: Wish): RefundAccountForm {
  const { market } = useDesk();
  const { loaded } = useLoad('console.refund-banks', { market: market.market });
  const [words, setWords] = useDialogDraft(`${draft} account`, noWords);
  const [number, setNumber] = useDialogDraft(`${draft} account number`, '', { isSecret: true });
  const proof = useFilesDraft(`${draft} account files`);
  const typed: TypedAccount = { ...words, number, files: proof.files };
  const [isTried, setTried] = useState(false);
  const kinds = loaded.read?.data.kinds ?? [];
  const kind = kinds.find((each) => each.kind === typed.kind) ?? kinds[0];
  const isAsked = isNeeded || !isUntouched(typed);
  const faults = isAsked ? accountFaults(kind, typed) : {};
  return {
    typed,
    lostFiles: proof.lost,
    kinds,
    kind,
    faults: isTried ? faults : {},
    change: ({ number: nextNumber, files, ...next }) => {
      setWords(next);
      setNumber(nextNumber);
      if (files !== proof.files) proof.change(files);
    },
    check: () => {
      setTried(true);
      return Object.keys(faults).length === 0;
    },
    toSend: () => (isAsked && kind ? accountToSend(kind, typed) : undefined),
  };
}
