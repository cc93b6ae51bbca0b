import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

export type HolidayWish = { readonly day: string; readonly name: string; readonly isOff: boolean };

type Props = {
  readonly wish: HolidayWish;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** A day becomes a holiday or a working day; an empty day is somebody's to choose. */
export function ChangeHoliday({ wish, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.holiday-save');
  const [day, setDay] = useDialogDraft(`holiday ${market.market} ${wish.day} day`, wish.day);
  const [name, setName] = useDialogDraft(`holiday ${market.market} ${wish.day} name`, wish.name);
  const isNew = wish.day === '';
  const isReady = /^\d{4}-\d\d-\d\d$/u.test(day) && (!wish.isOff || name.trim() !== '');
  const words = isReady ? dayWords(day, market.businessDate) : 'Day';
  const commit = async (reason: string) => {
    const request = { market: market.market, day, isOff: wish.isOff, reason };
    const outcome = await act.run({ ...request, ...(name.trim() !== '' && { name: name.trim() }) });
    if (!outcome || 'fault' in outcome) return;
    onDone(`${words} is a ${wish.isOff ? 'holiday' : 'working day'} from now on.`);
  };
  return (
    <ReasonDialog
      title={isNew ? 'Add a holiday' : `${words}: ${wish.isOff ? 'a holiday' : 'a working day'}?`}
      commits={wish.isOff ? 'Make it a holiday' : 'Make it a working day'}
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={isReady}
      note="Deadlines set from now on skip it. Existing deadlines stay."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      {isNew && <DayField label="Day" value={day} onChange={setDay} />}
      {wish.isOff && <TextField label="Name" value={name} onChange={setName} autoComplete="off" />}
    </ReasonDialog>
  );
}
