import {
  AmountLine,
  Amounts,
  Card,
  Day,
  dayText,
  Hero,
  Money,
  moneyText,
  ProgressRing,
  Rail,
  StepBar,
  Timeline,
  TimelinePoint,
  TimelineStep,
  useMoneyFormat,
  useWords,
} from '@candor/ui';
import { NextInstalment } from '../next-instalment.tsx';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function ProgressSection() {
  const words = useWords();
  const twelve = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    state: index < 5 ? ('done' as const) : index === 5 ? ('now' as const) : ('later' as const),
    title: dayText(words, `2026-${String(index + 1).padStart(2, '0')}-18`, '2026-01-01'),
    detail: w.dueInThree,
  }));
  return (
    <>
      <Specimen name={w.rail}>
        <NextInstalment />
        <Hero label={w.nextInstalment} aside={w.nOfM('6', '12')}>
          <Rail label={w.yourPayments} parts={twelve} />
        </Hero>
      </Specimen>
      <Specimen name={w.steps}>
        <StepBar
          label={w.yourApplication}
          steps={(['done', 'done', 'bad', 'done', 'later'] as const).map((state, index) => ({
            id: String(index),
            state,
          }))}
        />
        <p className="g-note">{w.threeOfFive}</p>
      </Specimen>
      <Specimen name={w.ring}>
        <p className="g-row">
          {[0, 25, 60, 100].map((percent) => (
            <ProgressRing key={percent} label={w.yourApplication} percent={percent} />
          ))}
          <ProgressRing size="large" label={w.yourApplication} percent={60}>
            3/5
          </ProgressRing>
        </p>
      </Specimen>
      <Specimen name={w.timeline}>
        <Card>
          <PaymentTimeline />
        </Card>
        <StoreSteps />
      </Specimen>
    </>
  );
}

function PaymentTimeline() {
  const parts = (index: number) => (
    <Amounts>
      <AmountLine label={w.principal} value={<Money amount={worked.principal[index] ?? 0n} unsigned />} />
      <AmountLine label={w.interest} value={<Money amount={worked.interestParts[index] ?? 0n} unsigned />} />
    </Amounts>
  );
  return (
    <Timeline label={w.yourPayments}>
      <TimelinePoint
        number={1}
        state="done"
        title={<Day date={worked.dates[0]} today={worked.dates[0]} />}
        aside={<Money amount={worked.instalment} />}
        detail={w.paidWith}
        detailAside={<a href="#progress">{w.receipt}</a>}
      />
      <TimelinePoint
        number={2}
        state="now"
        title={<Day date={worked.dates[1]} today={worked.dates[1]} />}
        aside={<Money amount={worked.instalment} />}
        detail={w.dueInThree}
        inside={parts(1)}
        startsOpen
      />
      <TimelinePoint
        number={3}
        state="later"
        title={<Day date={worked.dates[2]} today={worked.dates[2]} />}
        aside={<Money amount={worked.lastInstalment} />}
        inside={parts(2)}
      />
    </Timeline>
  );
}

function StoreSteps() {
  const amount = moneyText(useMoneyFormat()(worked.instalment));
  return (
    <Timeline label={w.atTheStore}>
      <TimelineStep number={1}>{w.showBarCode}</TimelineStep>
      <TimelineStep number={2}>{w.payInCash(amount)}</TimelineStep>
      <TimelineStep number={3}>{w.keepReceipt}</TimelineStep>
    </Timeline>
  );
}
