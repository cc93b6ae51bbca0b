import { useDesk, useNow } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { localMoment, momentWords } from '../../kit/words/day-words.ts';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';
import type { Application } from './application-types.ts';
import { stateWords, termWords } from './state-words.ts';

type Props = { readonly application: Application; readonly way: MoneyWay; readonly onChange: () => void };

/** Who asks for what, by when it is decided, and who has it in hand. */
export function ApplicationHead({ application, way, onChange }: Props) {
  const { market } = useDesk();
  const now = useNow();
  const { name, reference, state, amount, term, productName, productVersion, purpose, deadline } =
    application;
  const moment = (instant: string) => momentWords(new Date(instant), market.timeZone, market.businessDate);
  return (
    <header className="k-application-head">
      <div>
        <h1>
          {name ?? 'No name any more'}{' '}
          <Chip>{application.queue === 'referred' ? 'Referred' : stateWords[state]}</Chip>
        </h1>
        <p>
          <span className="k-reference">{reference}</span> · asks{' '}
          <strong>
            {moneyWords(way, String(amount))} for {termWords(term)}
          </strong>{' '}
          · {productName} v{productVersion}
          {purpose && ` · for ${purpose.toLowerCase()}`} · sent {moment(application.appliedAt)}
        </p>
      </div>
      <div className="k-application-when">
        {deadline && (
          <p>
            <DeadlineChip deadline={new Date(deadline)} now={now} /> decide by {moment(deadline)}
          </p>
        )}
        <Holder application={application} onChange={onChange} />
      </div>
    </header>
  );
}

function Holder({ application, onChange }: Omit<Props, 'way'>) {
  const { me, market } = useDesk();
  const take = useAct('console.queue-take');
  const handBack = useAct('console.queue-hand-back');
  const { queue, taken, orderId, canDecide } = application;
  const isOwn = taken?.staffId === me.staffId;
  const item = { queue: queue ?? 'referred', itemId: orderId } as const;
  const onTake = async () => {
    if (await take.run({ ...item, market: application.market })) onChange();
  };
  const onHandBack = async () => {
    if (await handBack.run(item)) onChange();
  };
  const canTake = canDecide && queue !== null && taken === null;
  useKeys('In hand', [
    ...(canTake ? [{ keys: 't', words: 'take', run: () => void onTake() }] : []),
    ...(isOwn ? [{ keys: 'u', words: 'hand back', run: () => void onHandBack() }] : []),
  ]);
  const until = taken && localMoment(new Date(taken.returnsAt), market.timeZone).clock;
  const fault = take.fault ?? handBack.fault;
  return (
    <>
      {fault && <Notice tone="red">{fault.words}</Notice>}
      {canTake && (
        <Button size="small" keys="t" isBusy={take.isBusy} onClick={() => void onTake()}>
          Take
        </Button>
      )}
      {taken && (
        <p className="k-muted">
          {isOwn ? `you hold it until ${until}` : `${taken.name} has it until ${until}`}{' '}
          {isOwn && (
            <Button size="small" keys="u" isBusy={handBack.isBusy} onClick={() => void onHandBack()}>
              Hand back
            </Button>
          )}
        </p>
      )}
    </>
  );
}
