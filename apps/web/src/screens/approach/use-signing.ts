import { routePath } from '@candor/contract/routes';
import { useState } from 'react';
import { useNavigate } from '../../router/router-context.ts';
import type { Fault } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';
import { chosenOf } from './chosen-of.ts';
import { type Lack, lackOf } from './lack-of.ts';
import type { SheetName } from './signing.tsx';
import type { TickState } from './ticks.tsx';
import type { Choice } from './use-choice.ts';
import type { Offer } from './use-offer.ts';

type Options = {
  readonly offer: Offer;
  readonly choice: Choice;
  /** The figures in sight are no longer right: they are asked for anew. */
  readonly onStale: () => Promise<void>;
};

/** A code on its way: what it was asked for, and when another may be, by this page's own clock. */
export type SentCode = {
  readonly about: string;
  readonly at: number;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
  /** It was asked for before this page was reloaded, and may still be used. */
  readonly isEarlier: boolean;
};

type Draft = TickState & { readonly of: string };

const nothingTicked: Draft = { read: false, accepts: false, of: '' };

/** What no answer came for is sent again by itself, under the same key: whatever was lost, it is signed once. */
const RETRY_AFTER_MS = [800, 2500] as const;
const lost = new Set<Fault['code']>([
  'broken',
  'idempotency_key_in_use',
  'service_unavailable',
  'request_timeout',
]);

/** From the button to the signature. Ticks belong to the figures they were made for: other figures have none. */
export function useSigning({ offer, choice, onStale }: Options) {
  const navigate = useNavigate();
  const { drafts, tell } = useServices();
  const { orderId } = offer.item;
  const [draft, keep] = useDraft<Draft>(`sign ${orderId}`, nothingTicked);
  const isSame = draft.of === offer.disclosureFingerprint;
  const ticks: TickState = isSame ? draft : nothingTicked;
  const chosen = chosenOf(offer, choice);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<SentCode>();
  const [isTyping, setTyping] = useState(false);
  const [isStale, setStale] = useState(false);
  const [isOver, setOver] = useState(false);
  const ask = useAct('session.step-up-code');
  const confirm = useAct('loan.confirm');
  const about = offer.codeAbout.find(({ accountId }) => accountId === chosen.account?.accountId)?.about;
  const lack = tried ? lackOf(chosen, ticks) : undefined;

  const askCode = async (by: 'sms' | 'voice'): Promise<boolean> => {
    confirm.forgive();
    const outcome = await ask.run({ purpose: 'sign', by, ...(about !== undefined && { about }) });
    if (outcome === undefined) return false;
    if ('answer' in outcome) {
      const { resendInSeconds, voiceInSeconds } = outcome.answer;
      setSent({
        about: about ?? '',
        at: performance.now(),
        resendInSeconds,
        voiceInSeconds,
        isEarlier: false,
      });
      return true;
    }
    // A moment ago one was sent, perhaps before a reload: it can still be typed.
    const { code, retryAfterSeconds } = outcome.fault;
    if (code !== 'too_many_requests' || retryAfterSeconds === null) return false;
    setSent({
      about: about ?? '',
      at: performance.now(),
      resendInSeconds: retryAfterSeconds,
      voiceInSeconds: retryAfterSeconds,
      isEarlier: true,
    });
    return true;
  };

  return {
    chosen,
    ticks,
    lack,
    /** What was ticked for other figures is not ticked for these. */
    news: isStale
      ? ('staleFigures' as const)
      : hasLostTicks(draft, isSame)
        ? ('untickedAgain' as const)
        : undefined,
    isOver,
    isTyping,
    isAsking: ask.isBusy && !isTyping,
    isSending: ask.isBusy,
    isSigning: confirm.isBusy,
    askFault: isTyping ? undefined : ask.fault,
    codeFault: confirm.fault ?? (isTyping && !sent?.isEarlier ? ask.fault : undefined),
    sent,
    tick(part: Partial<TickState>) {
      setStale(false);
      keep({ ...ticks, ...part, of: offer.disclosureFingerprint });
    },
    async begin(openSheet: (sheet: SheetName) => void) {
      setTried(true);
      const missing = lackOf(chosen, ticks);
      if (missing !== undefined) return pointAt(missing, openSheet);
      const isWaiting = sent?.about === about;
      if (isWaiting || (await askCode('sms'))) setTyping(true);
    },
    askAgain: askCode,
    close: () => setTyping(false),
    async sign(code: string) {
      if (!chosen.account || chosen.purpose === undefined) return;
      const { quote, disclosureFingerprint, agreementVersion } = offer;
      const request = {
        orderId,
        amount: quote.amount,
        term: quote.term,
        accountId: chosen.account.accountId,
        purpose: chosen.purpose,
        shown: {
          netReceived: quote.netReceived,
          totalToRepay: quote.totalToRepay,
          firstDueOn: quote.rows[0]?.dueOn ?? quote.disbursedOn,
        },
        disclosureFingerprint,
        agreementVersion,
        hasReadDisclosure: ticks.read,
        acceptsAgreement: ticks.accepts,
        code,
      };
      let outcome = await confirm.run(request);
      for (const waitMs of RETRY_AFTER_MS) {
        if (!outcome || !('fault' in outcome) || !lost.has(outcome.fault.code)) break;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        outcome = await confirm.run(request);
      }
      if (!outcome) return;
      if ('answer' in outcome) {
        tell('loan.signed', { terms: offer.terms.terms.length });
        drafts.delete(`sign ${orderId}`);
        return navigate(routePath('loanDetail', { orderId }), { replace: true });
      }
      const { code: refusal } = outcome.fault;
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

export type Signing = ReturnType<typeof useSigning>;

const hasLostTicks = ({ read, accepts, of }: Draft, isSame: boolean) =>
  of !== '' && !isSame && (read || accepts);

/** The first thing that is missing takes the focus, or opens where it is chosen. */
function pointAt(missing: Lack, openSheet: (sheet: SheetName) => void): void {
  if (missing === 'purpose') return openSheet('purpose');
  const id = { account: 'approach-account', read: 'approach-read', accepts: 'approach-accepts' }[missing];
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
