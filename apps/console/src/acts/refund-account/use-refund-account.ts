import { useState } from 'react';
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

/** An account that somebody types, with the market's own banks; where none is needed it may stay empty. */
export function useRefundAccount({ isNeeded }: { readonly isNeeded: boolean }): RefundAccountForm {
  const { market } = useDesk();
  const { loaded } = useLoad('console.refund-banks', { market: market.market });
  const [typed, setTyped] = useState(noAccount);
  const [isTried, setTried] = useState(false);
  const kinds = loaded.read?.data.kinds ?? [];
  const kind = kinds.find((each) => each.kind === typed.kind) ?? kinds[0];
  const isAsked = isNeeded || !isUntouched(typed);
  const faults = isAsked ? accountFaults(kind, typed) : {};
  return {
    typed,
    kinds,
    kind,
    faults: isTried ? faults : {},
    change: setTyped,
    check: () => {
      setTried(true);
      return Object.keys(faults).length === 0;
    },
    toSend: () => (isAsked && kind ? accountToSend(kind, typed) : undefined),
  };
}
