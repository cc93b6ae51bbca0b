import type { ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import {
  type AskedChange,
  isAsked,
  type OwnChange,
  type Person,
  type Standing,
  standingWords,
} from './people-shapes.ts';

type Props<To extends Standing = Standing> = {
  readonly person: Person;
  readonly to: To;
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Says what will happen, asks why, and does it or has it approved. */
export function ChangeStanding({ to, ...others }: Props) {
  return isAsked(to) ? <AskStanding to={to} {...others} /> : <SaveStanding to={to} {...others} />;
}

function SaveStanding({ person: { staffId, name, email }, to, onClose, onDone }: Props<OwnChange>) {
  const act = useAct('console.person-save');
  const words = standingWords[to];
  const commit = async (reason: string) => {
    const outcome = await act.run({ change: { is: to, staffId }, reason });
    if (outcome && 'answer' in outcome) onDone(`${words.act}: ${name}, done.`);
  };
  return (
    <ReasonDialog
      title={`${words.act}: ${name}?`}
      about={email}
      width="narrow"
      commits={`${words.act}: ${name}`}
      look={to === 'disable' ? 'danger' : 'primary'}
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <p>{words.meaning}</p>
    </ReasonDialog>
  );
}

function AskStanding({ person: { staffId, name, email }, to, onClose, onDone }: Props<AskedChange>) {
  const { market } = useDesk();
  const act = useAct('console.person-ask');
  const words = standingWords[to];
  const commit = async (reason: string) => {
    const outcome = await act.run({ market: market.market, change: { is: to, staffId }, reason });
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Asked for. An approver decides until ${until}; until then nothing changes for ${name}.`);
  };
  return (
    <ReasonDialog
      title={`${words.act}: ${name}?`}
      about={email}
      beside={<NeedsApprovalChip />}
      width="narrow"
      commits="Request approval"
      note="Needs approval; nothing changes before that."
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <p>{words.meaning}</p>
    </ReasonDialog>
  );
}
