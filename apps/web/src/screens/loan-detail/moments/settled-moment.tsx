import { routePath } from '@candor/contract/routes';
import {
  AmountLine,
  Amounts,
  Button,
  Chip,
  dayText,
  Icon,
  Money,
  screenIcons,
  TornDocument,
  TotalLine,
  useMoneyFormat,
  useOnline,
  useWords,
} from '@candor/ui';
import { useState } from 'react';
import { PaidInFull } from '../../../art/paid-in-full.tsx';
import { useT } from '../../../i18n/translation-provider.tsx';
import { useAmountText } from '../../../lending/amounts.ts';
import { faultText } from '../../../session/fault.ts';
import { useAct } from '../../../session/use-act.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { shareFile } from '../../../shell/share-file.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { MomentProps } from './moment-view.tsx';
import { momentWords } from './texts.ts';

type Settled = NonNullable<Details['settled']>;

/** All is paid back: that nothing is owed, on a paper one keeps, and what it changes. */
export function SettledMoment({ page, details, figuresFrom }: MomentProps) {
  const say = momentWords.useSay();
  const amount = useAmountText();
  const { item, settled, today } = details;
  return (
    <MomentFrame
      page={page}
      figuresFrom={figuresFrom}
      drawing={<PaidInFull />}
      title={say('paidInFull', { amount: amount(item.outstanding ?? 0) })}
      action={{ href: routePath('home'), word: say('done') }}
    >
      {settled && <NoDues reference={item.reference} settled={settled} today={today} />}
      <Certificate loanId={item.loanId ?? item.orderId} />
      {settled?.limit && <Limit limit={settled.limit} settled={settled} />}
    </MomentFrame>
  );
}

type NoDuesProps = { readonly reference: string; readonly settled: Settled; readonly today: string };

function NoDues({ reference, settled, today }: NoDuesProps) {
  const words = useWords();
  const say = momentWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { on, principal, interest, lateCharges, fees, repaid, saved, instalments } = settled;
  const line = (label: string, minor: number) => (
    <AmountLine label={label} value={<Money amount={BigInt(minor)} unsigned />} />
  );
  return (
    <TornDocument>
      <div className="j-between">
        <h2>{say('noDues')}</h2>
        <Chip kind="good" icon="check">
          {say('settledChip')}
        </Chip>
      </div>
      <p className="c-torn-note">{dayText(words, on, today)}</p>
      <Amounts>
        {line(say('loan', { reference: reference.replaceAll('-', '\u2011') }), principal)}
        {line(say('interest'), interest)}
        {lateCharges > 0 && line(say('lateCharges'), lateCharges)}
        {fees > 0 && line(say('fees'), fees)}
        <TotalLine
          label={`${saved > 0 ? say('repaid') : say('repaidIn', { count: instalments })}, ${sign}`}
          value={<Money amount={BigInt(repaid)} unsigned />}
        />
        {saved > 0 && line(say('saved'), saved)}
      </Amounts>
    </TornDocument>
  );
}

/** The certificate as a file, under a number of its own; shared where the phone can. */
function Certificate({ loanId }: { readonly loanId: string }) {
  const t = useT();
  const say = momentWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.certificate');
  const [asked, setAsked] = useState<'share' | 'save'>();
  const keep = async (how: 'share' | 'save') => {
    if (!isOnline) return;
    setAsked(how);
    const outcome = await act.run({ loanId });
    if (!outcome || !('answer' in outcome)) return;
    if (how === 'save' || !(await shareFile(outcome.answer))) saveFile(outcome.answer);
  };
  return (
    <>
      <div className="j-pair">
        {(['share', 'save'] as const).map((how) => (
          <Button
            key={how}
            kind="outlined"
            commits
            icon={how === 'share' ? screenIcons.share : screenIcons.save}
            pale={!isOnline}
            busy={act.isBusy && asked === how ? say('moment') : undefined}
            onClick={() => void keep(how)}
          >
            {say(how)}
          </Button>
        ))}
      </div>
      {act.fault && (
        <p className="j-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
    </>
  );
}

type LimitProps = { readonly limit: NonNullable<Settled['limit']>; readonly settled: Settled };

/** What can be borrowed now and why; a limit that did not grow says when it does. */
function Limit({ limit: { now, before, next }, settled: { onTime, instalments } }: LimitProps) {
  const say = momentWords.useSay();
  const amount = useAmountText();
  const hasGrown = now > before;
  return (
    <div className="c-card c-card-roomy">
      <p className="j-label">{say(hasGrown ? 'canNow' : 'limitStays')}</p>
      <p className="j-limit">
        <Money look="large" amount={BigInt(now)} round />
        {hasGrown && before > 0 && <span>{say('was', { amount: amount(before, 'round') })}</span>}
      </p>
      <p className="j-because">
        <Icon name={hasGrown ? 'check' : 'info'} />
        <span>
          {hasGrown
            ? say(onTime === instalments ? 'becauseOnTime' : 'becauseRepaid', {
                count: onTime,
                of: instalments,
              })
            : next
              ? say('growsAfter', { count: next.moreLoans, amount: amount(next.most, 'round') })
              : say('highest')}
        </span>
      </p>
      <p className="j-under">{say('needNot')}</p>
    </div>
  );
}
