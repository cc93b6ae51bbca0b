import { BottomSheet, Button, DateField, RadioCards, readDay, typedDayOf, useOnline } from '@candor/ui';
import { useState } from 'react';
import { saveFile } from '../../../shell/save-file.ts';
import { useT } from '../../../i18n/translation-provider.tsx';
import { faultText } from '../../../session/fault.ts';
import { useAct } from '../../../session/use-act.ts';
import { loanDetailWords } from '../texts.ts';

type Props = {
  readonly loanId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly onClose: () => void;
};

const MONTH_MS = 30 * 86_400_000;
const monthBefore = (day: string) => new Date(Date.parse(day) - MONTH_MS).toISOString().slice(0, 10);

/** Which days the statement is of: all of them, the last thirty, or one's own. */
export function StatementSheet({ loanId, firstDay, lastDay, onClose }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.statement');
  const [period, setPeriod] = useState<'whole' | 'month' | 'own'>('whole');
  const [first, setFirst] = useState(() => typedDayOf(firstDay));
  const [last, setLast] = useState(() => typedDayOf(lastDay));
  const [lack, setLack] = useState<'from' | 'until'>();
  const correct =
    <T,>(put: (typed: T) => void) =>
    (typed: T) => {
      setLack(undefined);
      act.forgive();
      put(typed);
    };
  const fetch = async () => {
    const start = { whole: firstDay, month: monthBefore(lastDay), own: readDay(first) }[period];
    const end = period === 'own' ? readDay(last) : lastDay;
    const missing = start === undefined ? 'from' : end === undefined || end < start ? 'until' : undefined;
    setLack(missing);
    if (missing !== undefined || start === undefined || end === undefined) return;
    const outcome = await act.run({ loanId, from: start, until: end });
    if (!outcome || 'fault' in outcome) return;
    saveFile(outcome.answer);
    onClose();
  };
  return (
    <BottomSheet isOpen onClose={onClose} title={say('statement')}>
      <div className="j-sheet">
        <RadioCards
          id="loan-period"
          label={say('whichTime')}
          look="rows"
          value={period}
          onChoose={correct(setPeriod)}
          options={[
            { value: 'whole', title: say('wholeTime') },
            { value: 'month', title: say('lastMonth') },
            { value: 'own', title: say('ownTime') },
          ]}
        />
        {period === 'own' && (
          <>
            <DateField
              id="loan-from"
              label={say('from')}
              value={first}
              onChange={correct(setFirst)}
              error={lack === 'from' ? say('noSuchDay') : undefined}
            />
            <DateField
              id="loan-until"
              label={say('until')}
              value={last}
              onChange={correct(setLast)}
              error={lack === 'until' ? say('notBefore') : undefined}
            />
          </>
        )}
        {act.fault && (
          <p className="j-fault" role="alert">
            {faultText(t, act.fault)}
          </p>
        )}
        <Button pale={!isOnline} busy={act.isBusy ? say('moment') : undefined} onClick={() => void fetch()}>
          {say('getFile')}
        </Button>
      </div>
    </BottomSheet>
  );
}
