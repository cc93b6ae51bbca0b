import { type ReactNode, useState } from 'react';
import { NeedsApprovalChip } from '../kit/chip.tsx';
import { ReasonDialog } from '../kit/dialogs/reason-dialog.tsx';
import { useDialogDraft } from '../kit/fields/use-draft.ts';
import { DayField } from './day-field.tsx';

type Props = {
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly note: ReactNode;
  readonly isBusy: boolean;
  readonly fault: { readonly words: string } | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
} & (
  | { readonly startsOn?: undefined; readonly onCommit: (reason: string) => void }
  | { readonly startsOn: StartDay; readonly onCommit: (reason: string, validFrom: string) => void }
);

type StartDay = {
  /** What the day is kept under while it is typed. */
  readonly draft: string;
  readonly first: string;
  /** Undefined `day`: what is typed is none. */
  readonly hint: (day: string | undefined) => string | undefined;
};

/** Asks an approver to agree to a change, with a reason and, where it has one, its first day. */
export function ApprovalDialog({ startsOn, onCommit, children, ...props }: Props) {
  const [typed, setTyped] = useDialogDraft<string>(startsOn?.draft ?? 'approval day', startsOn?.first ?? '');
  const [isTried, setTried] = useState(false);
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(typed);
  return (
    <ReasonDialog
      {...props}
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      check={() => {
        setTried(true);
        return startsOn === undefined || isDay;
      }}
      onCommit={(reason) => onCommit(reason, typed)}
    >
      {children}
      {startsOn && (
        <DayField
          label="Start date"
          value={typed}
          onChange={setTyped}
          hint={startsOn.hint(isDay ? typed : undefined)}
          error={isTried && !isDay ? 'Enter a day.' : undefined}
        />
      )}
    </ReasonDialog>
  );
}
