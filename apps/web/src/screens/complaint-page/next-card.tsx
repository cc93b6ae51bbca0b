import { dayText, Timeline, TimelinePoint, useWords } from '@candor/ui';
import type { Complaint } from './complaint.ts';
import { complaintWords } from './texts.ts';

type Props = { readonly complaint: Complaint; readonly today: string };

/** It was sent: its number, by when it is answered, and what happens until then. */
export function NextCard({ complaint: { reference, promisedBy, answerWay }, today }: Props) {
  const say = complaintWords.useSay();
  const words = useWords();
  return (
    <section className="c-card c-card-roomy f-next" aria-label={say('next')}>
      <h2>{say('haveIt')}</h2>
      <Timeline label={say('next')}>
        <TimelinePoint
          number={1}
          state="done"
          title={say('number', { reference })}
          detail={say('numberLine')}
        />
        <TimelinePoint number={2} state="later" title={say('read')} detail={say('readLine')} />
        <TimelinePoint
          number={3}
          state="later"
          title={say('answerBy', { day: dayText(words, promisedBy, today) })}
          detail={say(
            answerWay === 'app' ? 'answerApp' : answerWay === 'phone' ? 'answerPhone' : 'answerMail',
          )}
        />
      </Timeline>
    </section>
  );
}
