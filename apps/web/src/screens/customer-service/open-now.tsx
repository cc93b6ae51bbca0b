import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, Icon, useWords } from '@candor/ui';
import { soonText, timeText } from '../../i18n/moment-text.ts';
import { helpWords } from './texts.ts';

type Reach = ResponseOf<Calls['problem.whatsapp']>;
type Props = { readonly reach: Reach | undefined; readonly timeZone: string };

/** Whether somebody is there, until when, and the hours of the week. */
export function OpenNow({ reach, timeZone }: Props) {
  if (reach && reach.hours.length === 0) return null;
  return (
    <li className="c-row u-now" aria-live="polite">
      <Icon name="clock" />
      <div className="c-row-text">
        {reach ? <Hours reach={reach} timeZone={timeZone} /> : <Bone width="half" />}
      </div>
    </li>
  );
}

function Hours({ reach, timeZone }: Props & { readonly reach: Reach }) {
  const { isOpenNow, changesAt, hours } = reach;
  const say = helpWords.useSay();
  const words = useWords();
  return (
    <>
      {isOpenNow && changesAt !== null ? (
        <p className="u-is-open">{say('openUntil', { time: timeText(changesAt, timeZone) })}</p>
      ) : (
        <p>
          {say('closed')}{' '}
          {changesAt !== null && say('opensAt', { moment: soonText(words, changesAt, timeZone) })}
        </p>
      )}
      <dl className="c-row-detail">
        {hours.map((each) => (
          <div key={each.days}>
            <dt>{each.days}</dt>
            <dd>{each.hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
