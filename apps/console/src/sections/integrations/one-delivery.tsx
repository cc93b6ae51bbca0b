import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Delivery } from './delivery-columns.tsx';

type Props = { readonly row: Delivery; readonly onAgain: (() => void) | undefined };

/** One event: what was sent, and every try. Whatever a receiver answered is shown as text. */
export function OneDelivery({ row, onAgain }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.webhook-delivery', { deliveryId: row.deliveryId });
  const read = loaded.read?.data;
  const moment = (at: string) => momentWords(new Date(at), market.timeZone, market.businessDate);
  return (
    <>
      <SidePart title={row.event} about={row.state.replace('-', ' ')}>
        <p className="k-reference k-muted">{row.deliveryId}</p>
        {loaded.state === 'failed' && <ErrorLine what="The event could not be loaded." onAgain={reload} />}
        {read && <pre className="integrations-text">{read.body}</pre>}
        {onAgain && (
          <Button keys="A" onClick={onAgain}>
            Send again
          </Button>
        )}
      </SidePart>
      {read && (
        <SidePart title="Attempts" about={read.attempts.length === 0 ? 'none yet' : 'the newest first'}>
          <ol className="integrations-tries">
            {read.attempts.map(({ number, at, tookMs, status, answer, trouble }) => (
              <li key={number}>
                <p>
                  <strong>{number}</strong> · {moment(at)}
                  {status !== null && ` · ${status}`}
                  {tookMs !== null && ` · ${tookMs} ms`}
                </p>
                {trouble !== null && <p className="integrations-trouble">{trouble}</p>}
                {tookMs === null && <p className="k-muted">In progress, or interrupted.</p>}
                {answer !== null && answer !== '' && <pre className="integrations-text">{answer}</pre>}
              </li>
            ))}
          </ol>
        </SidePart>
      )}
    </>
  );
}
