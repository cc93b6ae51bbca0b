import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import { alarmWords, type OpenAlarm } from './alarm-words.ts';

type Props = {
  readonly alarm: OpenAlarm;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Whoever acknowledges says what they found. */
export function Acknowledge({ alarm: { alarmId, kind }, onClose, onDone }: Props) {
  const act = useAct('console.alarm-acknowledge');
  const commit = async (reason: string) => {
    const outcome = await act.run({ alarmId, reason });
    if (outcome && 'answer' in outcome) onDone();
  };
  return (
    <ReasonDialog
      title={`Acknowledge: ${alarmWords[kind].title}?`}
      width="narrow"
      commits="Acknowledge"
      note="Your finding is kept with the alarm. If it happens again, a new alarm opens."
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
