import {
  Button,
  Chip,
  dayText,
  Figure,
  Hero,
  Notice,
  Rail,
  shortDayText,
  Timeline,
  TimelinePoint,
  useOnline,
  useWords,
} from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { faultText } from '../../session/fault.ts';
import type { Autopay, ViewProps } from './autopay-screen.tsx';
import { ChangeList } from './change-list.tsx';
import { accountText } from './scheme-words.ts';
import { autopayWords } from './texts.ts';
import { useMove } from './use-move.ts';

type NextDebit = NonNullable<Autopay['next']>;

/** What is debited next, what happens around it, and what can be changed. */
export function RunningView({ autopay, onChange }: ViewProps) {
  const words = useWords();
  const say = autopayWords.useSay();
  const { state, next, today } = autopay;
  const isOn = state === 'active';
  return (
    <>
      <NextHero autopay={autopay} />
      {isOn && next?.bouncedOn && (
        <Notice kind="warn" icon="warning">
          {say('bounced', {
            day: dayText(words, next.bouncedOn, today),
            again: dayText(words, next.debitOn, today),
          })}
        </Notice>
      )}
      {isOn && next && <Ahead next={next} autopay={autopay} />}
      {isOn && <ChangeList autopay={autopay} onChange={onChange} />}
    </>
  );
}

function NextHero({ autopay }: { readonly autopay: Autopay }) {
  const words = useWords();
  const say = autopayWords.useSay();
  const amountText = useAmountText();
  const { loanId, today, state, current, next, dues } = autopay;
  const isOn = state === 'active';
  const account = current && (accountText(current) ?? current.name);
  const [first] = dues;
  const parts = dues.map(({ dueOn, amount, isSkipped }) => ({
    id: dueOn,
    state: isOn && next?.dueOn === dueOn ? ('now' as const) : ('later' as const),
    title: shortDayText(words, dueOn, today),
    detail: isSkipped ? say('selfPaid') : amountText(amount),
  }));
  return (
    <Hero
      label={say(isOn ? 'nextDebit' : 'nextInstalment')}
      aside={isOn ? <Chip kind="good">{say('isOn')}</Chip> : <Chip kind="warn">{say('isPaused')}</Chip>}
    >
      {isOn && next && (
        <>
          <p>
            <Figure
              figure={`autopay/${next.dueOn}`}
              loan={loanId}
              asOf={today}
              look="figure"
              minor={next.amount}
            />
          </p>
          <p>{`${dayText(words, next.debitOn, today)}, ${account ?? ''}`}</p>
        </>
      )}
      {isOn && !next && <p>{say('noNext')}</p>}
      {!isOn && first && <p>{say('pausedLine', { day: dayText(words, first.dueOn, today) })}</p>}
      {parts.length > 0 && <Rail label={say('dues')} parts={parts} />}
    </Hero>
  );
}

type AheadProps = { readonly next: NextDebit; readonly autopay: Autopay };

function Ahead({ next, autopay: { loanId, today } }: AheadProps) {
  const words = useWords();
  const say = autopayWords.useSay();
  const { tellOn, isTold, debitOn, from, againOn, isRequested, amount, dueOn } = next;
  const told = isTold || isRequested;
  return (
    <section className="c-card c-card-roomy">
      <Timeline label={say('whatHappens')}>
        <TimelinePoint
          number={1}
          state={told ? 'done' : 'now'}
          title={dayText(words, tellOn, today)}
          detail={say(told ? 'weTold' : 'weTell')}
        />
        <TimelinePoint
          number={2}
          state={told ? 'now' : 'later'}
          title={dayText(words, debitOn, today)}
          aside={<Figure figure={`autopay/${dueOn}`} loan={loanId} asOf={today} minor={amount} />}
          detail={isRequested ? say('underWay') : say('debitedFrom', { time: from })}
        />
        {againOn !== null && (
          <TimelinePoint
            number={3}
            state="later"
            title={dayText(words, againOn, today)}
            detail={say('again')}
          />
        )}
      </Timeline>
    </section>
  );
}

/** Off in one tap; where it rests, on again first. */
export function RunningAction({ autopay, onChange }: ViewProps) {
  const t = useT();
  const say = autopayWords.useSay();
  const isOnline = useOnline();
  const { fault, isBusy, move } = useMove(autopay, onChange);
  const busy = isBusy ? say('moment') : undefined;
  const isPaused = autopay.state === 'paused';
  return (
    <>
      {fault && (
        <p className="ap-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {isPaused && (
        <Button pale={!isOnline} busy={busy} onClick={() => void move('resume')}>
          {say('resume')}
        </Button>
      )}
      <Button commits kind="outlined" pale={!isOnline} busy={busy} onClick={() => void move('cancel')}>
        {say('turnOff')}
      </Button>
    </>
  );
}
