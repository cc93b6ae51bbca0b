import { useDesk } from '../../shell/me.ts';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Application } from './application-types.ts';

/** The last thing that happened to it, as a sentence: who did it, and when. */
export function LastStep({ application: { history } }: { readonly application: Application }) {
  const { market } = useDesk();
  const last = history.at(-1);
  if (!last) return null;
  return <>{`${last.words}, ${momentWords(new Date(last.at), market.timeZone, market.businessDate)}.`}</>;
}

/** What happened, oldest first, with what people noted for the file. */
export function History({ application: { history } }: { readonly application: Application }) {
  const { market } = useDesk();
  const moment = (at: string) => momentWords(new Date(at), market.timeZone, market.businessDate);
  return (
    <section>
      <PartHead title="History" />
      <ol className="k-history">
        {history.map(({ at, words, note }) => (
          <li key={`${at} ${words}`}>
            <time dateTime={at}>{moment(at)}</time>
            <div>
              {words}
              {note && (
                <InternalNote by="Internal reason" when={moment(at)}>
                  <p>{note}</p>
                </InternalNote>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
