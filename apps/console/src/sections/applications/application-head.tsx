import { useDesk, useNow } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { localMoment, momentWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { Application } from './application-types.ts';
import { stateWords, termWords } from './state-words.ts';

type Props = { readonly application: Application; readonly way: MoneyWay; readonly onChange: () => void };

/** Who asks for what, by when it is decided, and whom it is assigned to. */
export function ApplicationHead({ application, way, onChange }: Props) {
  const { market } = useDesk();
  const now = useNow();
  const { name, reference, amount, term, productName, productVersion, purpose, deadline } = application;
  const moment = (instant: string) => momentWords(new Date(instant), market.timeZone, market.businessDate);
  return (
    <header className="k-application-head">
      <div>
        <h1>
          {name ?? 'No name any more'} <Chip>{standsAs(application)}</Chip>
        </h1>
        <p>
          <span className="k-reference">{reference}</span> · requests{' '}
          <strong>
            <MoneyText way={way} minor={String(amount)} /> for {termWords(application.askedTerm ?? term)}
          </strong>{' '}
          · {productName} v{productVersion}
          {purpose && ` · for ${purpose.toLowerCase()}`} · received {moment(application.appliedAt)}
        </p>
      </div>
      <div className="k-application-when">
        {deadline && (
          <p>
            <DeadlineChip deadline={new Date(deadline)} now={now} /> SLA {moment(deadline)}
          </p>
        )}
        {application.waits === null && <Assignee application={application} onChange={onChange} />}
      </div>
    </header>
  );
}

function standsAs({ waits, queue, state }: Application): string {
  if (waits !== null) return 'Awaiting approval';
  return queue === 'referred' ? 'Manual review' : stateWords[state];
}

function Assignee({ application, onChange }: Omit<Props, 'way'>) {
  const { me, market } = useDesk();
  const claim = useAct('console.queue-take');
  const release = useAct('console.queue-hand-back');
  const { queue, taken, orderId, canDecide } = application;
  const isOwn = taken?.staffId === me.staffId;
  const item = { queue: queue ?? 'referred', itemId: orderId } as const;
  const onClaim = async () => {
    if (await claim.run({ ...item, market: application.market })) onChange();
  };
  const onRelease = async () => {
    if (await release.run(item)) onChange();
  };
  const canClaim = canDecide && queue !== null && taken === null;
  useKeys('Assignment', [
    ...(canClaim ? [{ keys: 't', words: 'claim', run: () => void onClaim() }] : []),
    ...(isOwn ? [{ keys: 'u', words: 'release', run: () => void onRelease() }] : []),
  ]);
  const until = taken && localMoment(new Date(taken.returnsAt), market.timeZone).clock;
  const fault = claim.fault ?? release.fault;
  return (
    <>
      {fault && <Notice tone="red">{fault.words}</Notice>}
      {canClaim && (
        <Button size="small" keys="t" isBusy={claim.isBusy} onClick={() => void onClaim()}>
          Claim
        </Button>
      )}
      {taken && (
        <p className="k-muted">
          {isOwn ? `assigned to you until ${until}` : `assigned to ${taken.name} until ${until}`}{' '}
          {isOwn && (
            <Button size="small" keys="u" isBusy={release.isBusy} onClick={() => void onRelease()}>
              Release
            </Button>
          )}
        </p>
      )}
    </>
  );
}
