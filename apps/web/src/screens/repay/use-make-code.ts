import { useState } from 'react';
import { codeHref } from '../../repaying/code-href.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import type { Fault } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { PayRequest } from './request-of.ts';
import { draftName } from './use-chosen-amount.ts';
import type { PayType, Preview } from './use-ways.ts';

export type MakeCode = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** The figures were older than the books: new ones are in sight, and no code was made. */
  readonly isStale: boolean;
  readonly run: (request: PayRequest, preview: Preview, way: PayType) => Promise<void>;
  readonly forgive: () => void;
};

/** Makes the code and leads to it. */
export function useMakeCode(onStale: () => void): MakeCode {
  const navigate = useNavigate();
  const { drafts } = useServices();
  const { isBusy, fault, run, forgive } = useAct('loan.generate-code');
  const [isStale, setStale] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return {
    isBusy: isBusy || isLeaving,
    fault,
    isStale,
    forgive() {
      forgive();
      setStale(false);
    },
    async run(request, { amount }, { payTypeId }) {
      setStale(false);
      const outcome = await run({ ...request, amount, payTypeId });
      if (!outcome) return;
      if ('answer' in outcome) {
        // The next page may take a moment to come: a tap until then would make another code.
        setLeaving(true);
        drafts.delete(draftName(request.loanId));
        return navigate(codeHref(outcome.answer));
      }
      const { code } = outcome.fault;
      if (code === 'figures_have_changed') {
        forgive();
        setStale(true);
      }
      // Both may have another answer by now: the amount, and whether a way is open.
      if (code === 'figures_have_changed' || code === 'channel_is_down' || code === 'pay_type_is_not_offered')
        onStale();
    },
  };
}
