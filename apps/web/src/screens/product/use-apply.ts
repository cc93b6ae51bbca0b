import { routePath } from '@candor/contract/routes';
import { wayOn } from '../../certification/load-way-on.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import type { Fault } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { Chosen } from './choice.ts';

export type Apply = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** With the text under which the credit bureau may be asked, where that was allowed. */
  readonly run: (chosen: Chosen, textVersion: string | undefined) => Promise<void>;
};

/**
 * Applies, and leads on: who is not logged in to the login, who has steps left straight to the first of
 * them; what was chosen goes along, and is sent by itself when nothing is missing. Who has applied comes to
 * the order's own page.
 */
export function useApply(productId: string): Apply {
  const services = useServices();
  const { tell, store } = services;
  const navigate = useNavigate();
  const { isBusy, fault, run } = useAct('product.apply');
  const isUnfinished = fault?.code === 'certification_is_incomplete';
  return {
    isBusy,
    fault: isUnfinished ? undefined : fault,
    async run({ amount, term }, textVersion) {
      const bureauConsent = textVersion === undefined ? undefined : { textVersion };
      const outcome = await run({ productId, amount, term, ...(bureauConsent && { bureauConsent }) });
      if (!outcome) return;
      tell('product.applied', { outcome: 'fault' in outcome ? outcome.fault.code : 'done' });
      if ('answer' in outcome) {
        store.forget('productDetail');
        navigate(routePath('loanDetail', { orderId: outcome.answer.orderId }));
      } else if (outcome.fault.code === 'certification_is_incomplete') {
        navigate(await wayOn(services).catch(() => routePath('certification')));
      }
    },
  };
}
