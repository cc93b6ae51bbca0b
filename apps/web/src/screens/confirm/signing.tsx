import { Button, Notice, useOnline } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { faultText } from '../../session/fault.ts';
import { agreementHref } from '../../lending/agreement-href.ts';
import { Frame, NothingToSign } from './frame.tsx';
import { BonePaper } from './bone-offer.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { OfferHead } from './offer-head.tsx';
import { Ticks } from './ticks.tsx';
import type { Choice } from './use-choice.ts';
import type { Offer } from './use-offer.ts';
import { useSigning } from './use-signing.ts';
import { confirmWords } from './texts.ts';
import { useSoon } from '../../shell/use-soon.ts';

/** What is read comes beside the offer; what opens from below comes while one reads. */
export const loadPapers = () => import('./papers.tsx');
const Papers = lazy(() => loadPapers().then((module) => ({ default: module.Papers })));
const loadSheets = () => import('./sheets.tsx');
const ChangeSheet = lazy(() => loadSheets().then((module) => ({ default: module.ChangeSheet })));
const CodeSheet = lazy(() => loadSheets().then((module) => ({ default: module.CodeSheet })));
const StatementSheet = lazy(() => loadSheets().then((module) => ({ default: module.StatementSheet })));

export type SheetName = 'figures' | 'day' | 'account' | 'purpose';

type Props = {
  readonly page: AppPageData;
  readonly offer: Offer;
  readonly choice: Choice;
  readonly figuresFrom: string | undefined;
  readonly onChoose: (part: Choice) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onStale: () => Promise<void>;
};

/** The whole of what is signed, two ticks, and one button that says what it does. */
export function Signing({ page, offer, choice, figuresFrom, onChoose, onOffer, onStale }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  // Who came to take less is at the choice of it.
  const [sheet, setSheet] = useState<SheetName | undefined>(() =>
    location.hash === '#figures' ? 'figures' : undefined,
  );
  const [isReading, setReading] = useState(false);
  useSoon(loadSheets);
  const signing = useSigning({ offer, choice, onStale });
  const { orderId } = offer.item;
  const phone = offer.phone.replaceAll(' ', '\u00a0');
  const agreement = agreementHref(offer, signing.chosen);
  if (signing.isOver) return <NothingToSign page={page} orderId={orderId} />;
  return (
    <Frame
      page={page}
      orderId={orderId}
      figuresFrom={figuresFrom}
      action={
        <Button
          pale={!isOnline}
          onClick={() => void signing.begin(setSheet)}
          {...(signing.isAsking && { busy: say('sendingCode') })}
        >
          {say('sign', { amount: amount(offer.quote.netReceived) })}
        </Button>
      }
    >
      <OfferHead
        offer={offer}
        choice={signing.chosen}
        lack={signing.lack}
        onChangeAccount={() => setSheet('account')}
      />
      <div role="alert" className="cf-news">
        {signing.news && (
          <Notice kind="warn" icon="warning">
            {say(signing.news)}
          </Notice>
        )}
        {signing.askFault && (
          <Notice kind="bad" icon="warning">
            {faultText(t, signing.askFault)}
          </Notice>
        )}
      </div>
      <Suspense fallback={<BonePaper />}>
        <Papers
          offer={offer}
          agreementHref={agreement}
          onStatement={() => setReading(true)}
          choices={
            <ChoiceCard offer={offer} choice={signing.chosen} lack={signing.lack} onChange={setSheet} />
          }
        >
          <Ticks
            ticked={offer.statement.ticked}
            agreementHref={agreement}
            ticks={signing.ticks}
            lack={signing.lack}
            onTick={signing.tick}
          />
        </Papers>
      </Suspense>
      <Suspense>
        {sheet && (
          <ChangeSheet
            sheet={sheet}
            offer={offer}
            choice={signing.chosen}
            onClose={() => setSheet(undefined)}
            onChoose={onChoose}
            onOffer={onOffer}
          />
        )}
      </Suspense>
      <Suspense>
        {isReading && (
          <StatementSheet offer={offer} choice={signing.chosen} onClose={() => setReading(false)} />
        )}
      </Suspense>
      <Suspense>
        {signing.isTyping && <CodeSheet page={page} offer={offer} signing={signing} phone={phone} />}
      </Suspense>
    </Frame>
  );
}
