import { useWords } from '@candor/ui';
import { momentText } from '../../../i18n/moment-text.ts';
import { CloseByHand } from './close-by-hand.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

type Callback = MoneyDesk['callbacks'][number];
type Props = { readonly callback: Callback; readonly timeZone: string; readonly onDone: () => void };

/** What a channel said, rightly signed, and what could not be made of it. */
export function CallbackCard({ callback, timeZone, onDone }: Props) {
  const words = useWords();
  const say = moneyWords.useSay();
  const { id, channel, txnId, externalId, says, outcome, heardAt } = callback;
  return (
    <li className="c-card c-card-roomy x-case" data-callback={externalId}>
      <h3>
        {say('callback')} · {externalId}
      </h3>
      <p className="x-when">
        {channel} · <time dateTime={heardAt}>{momentText(words, heardAt, timeZone)}</time>
      </p>
      <p className="x-id">{txnId}</p>
      <p lang="en">
        {says}
        {outcome !== null && `: ${outcome.replaceAll('_', ' ')}`}
      </p>
      <CloseByHand of="callback" id={id} ways={['explain']} onDone={onDone} />
    </li>
  );
}
