import { Disclosure } from '@candor/ui';
import type { Complaint } from './complaint.ts';
import { complaintWords } from './texts.ts';

type Props = { readonly steps: Complaint['steps']; readonly moment: (at: string) => string };

/** What happened and when, as both sides see it. */
export function StepsCard({ steps, moment }: Props) {
  const say = complaintWords.useSay();
  if (steps.length === 0) return null;
  return (
    <Disclosure title={say('steps')}>
      <ol className="f-steps">
        {steps.map(({ at, line }) => (
          <li key={`${at} ${line}`}>
            <span>{line}</span>
            <time className="f-line" dateTime={at}>
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
