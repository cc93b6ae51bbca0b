import { routePath } from '@candor/contract/routes';
import { useState } from 'react';
import { useNavigate } from '../../shell/router/router-context.ts';
import type { Fault } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';
import { chosenOf } from './chosen-of.ts';
import { type Lack, lackOf } from './lack-of.ts';
import type { SheetName } from './signing.tsx';
import { signedLoan, signRequest, textOf } from './sign-request.ts';
import type { TickState } from './ticks.tsx';
import type { Choice } from './use-choice.ts';
import type { Offer } from './use-offer.ts';
import { useSignCode } from './use-sign-code.ts';

type Options = {
  readonly offer: Offer;
  readonly choice: Choice;
  /** The figures in sight are no longer right: they are asked for anew. */
  readonly onStale: () => Promise<void>;
};

type Draft = TickState & { readonly of: string };

const nothingTicked: Draft = { read: false, accepts: false, of: '' };

/**
 * What no answer came for is sent again by itself, under the same key: whatever was lost, it is signed once.
 */
const RETRY_AFTER_MS = [800, 2500] as const;
const lost = new Set<Fault['code']>([
  'broken',
  'idempotency_key_in_use',
  'service_unavailable',
  'request_timeout',
]);

/** From the button to the signature. Ticks belong to the text they were made for: another one has none. */
export function useSigning({ offer, choice, onStale }: Options) {
  const navigate = useNavigate();
  const { drafts, tell } = useServices();
  const { orderId } = offer.item;
  const [draft, keep] = useDraft<Draft>(`sign ${orderId}`, nothingTicked);
  const chosen = chosenOf(offer, choice);
  const text = textOf(offer, chosen);
  const print = text?.agreementFingerprint ?? offer.disclosureFingerprint;
  const isSame = draft.of === print;
  const ticks: TickState = isSame ? draft : nothingTicked;
  const [tried, setTried] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [isStale, setStale] = useState(false);
  const [isOver, setOver] = useState(false);
  const confirm = useAct('loan.confirm');
  const about = text?.about;
  const code = useSignCode(about, signedLoan(offer, chosen));
  const { sent } = code;
  const lack = tried ? lackOf(chosen, ticks) : undefined;

  return {
    chosen,
    ticks,
    lack,
    /** What was ticked for another text is not ticked for this one. */
    news: isStale
      ? ('staleFigures' as const)
      : hasLostTicks(draft, isSame)
        ? ('untickedAgain' as const)
        : undefined,
    isOver,
    isTyping,
    isAsking: code.isBusy && !isTyping,
    isSending: code.isBusy,
    isSigning: confirm.isBusy,
    askFault: isTyping ? undefined : code.fault,
    codeFault: confirm.fault ?? (isTyping && !sent?.isEarlier ? code.fault : undefined),
    sent,
    tick(part: Partial<TickState>) {
      setStale(false);
      keep({ ...ticks, ...part, of: print });
    },
    async begin(openSheet: (sheet: SheetName) => void) {
      setTried(true);
      const missing = lackOf(chosen, ticks);
      if (missing !== undefined) return pointAt(missing, openSheet);
      const isWaiting = sent?.about === about;
      if (isWaiting || (await code.ask('sms'))) setTyping(true);
    },
    askAgain(by: 'sms' | 'voice') {
      confirm.forgive();
      return code.ask(by);
    },
    forgiveCode: confirm.forgive,
    close: () => setTyping(false),
    async sign(typed: string) {
      const request = signRequest(offer, chosen, ticks, typed);
      const outcome = request && (await retried(() => confirm.run(request)));
      if (!outcome) return;
      if ('answer' in outcome) {
        tell('loan.signed', { terms: offer.terms.terms.length });
        drafts.delete(`sign ${orderId}`);
        return navigate(routePath('loanDetail', { orderId, view: 'signed' }), { replace: true });
      }
      const refusal = outcome.fault.code;
      if (refusal === 'offer_has_expired') setOver(true);
      if (refusal === 'order_cannot_change_now')
        return navigate(routePath('loanDetail', { orderId }), { replace: true });
      if (refusal !== 'figures_have_changed') return;
      setTyping(false);
      setStale(true);
      confirm.forgive();
      keep(nothingTicked);
      await onStale();
    },
  };
}

async function retried<T extends object | undefined>(run: () => Promise<T>): Promise<T> {
  let outcome = await run();
  for (const waitMs of RETRY_AFTER_MS) {
    const fault = outcome && 'fault' in outcome ? (outcome.fault as Fault) : undefined;
    if (!fault || !lost.has(fault.code)) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    outcome = await run();
  }
  return outcome;
}

export type Signing = ReturnType<typeof useSigning>;

const hasLostTicks = ({ read, accepts, of }: Draft, isSame: boolean) =>
  of !== '' && !isSame && (read || accepts);

/** The first thing that is missing takes the focus, or opens where it is chosen. */
function pointAt(missing: Lack, openSheet: (sheet: SheetName) => void): void {
  if (missing === 'purpose') return openSheet('purpose');
  const id = { account: 'confirm-account', read: 'confirm-read', accepts: 'confirm-accepts' }[missing];
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
