import { useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { dayWords, distanceWords } from '../../kit/words/day-words.ts';

/** In the sandbox alone: the business day goes forward, day by day, with all that the end of a day does. */
export function Screen() {
  const { market } = useDesk();
  const [today, setToday] = useState(market.businessDate);
  const [to, setTo] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Sandbox clock' }]}>
      <Pane>
        <PaneHead title="Sandbox clock">
          <span>
            The business day of {market.name} is {dayWords(today)}. It goes forward only.
          </span>
        </PaneHead>
        {done && <Notice tone="green">{done}</Notice>}
        <div className="k-narrow">
          <DayField
            label="To which day"

            value={to}
            onChange={setTo}
            hint="Interest, late charges, reminders and promises come as they would have come, day by day."
          />
          <Button look="primary" disabled={to <= today} onClick={() => setOpen(true)}>
            Move the clock
          </Button>
        </div>
      </Pane>
      {isOpen && (
        <MoveClock
          from={today}
          to={to}
          onClose={() => setOpen(false)}
          onMoved={(day) => {
            setOpen(false);
            setToday(day);
            setDone(`It is ${dayWords(day)} now. Other pages show it when they are loaded again.`);
          }}
        />
      )}
    </Page>
  );
}

type Props = {
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
  readonly onMoved: (day: string) => void;
};

function MoveClock({ from, to, onClose, onMoved }: Props) {
  const { market } = useDesk();
  const act = useAct('console.clock-move');
  const commit = async (reason: string) => {
    const outcome = await act.run({ market: market.market, from, to, reason });
    if (outcome && 'answer' in outcome) onMoved(outcome.answer.businessDate);
  };
  return (
    <ReasonDialog
      title={`Move the clock to ${dayWords(to)}?`}
      about={`${market.name}, ${distanceWords(to, from)}`}
      width="narrow"
      commits="Move the clock"
      note="It can’t be taken back: entries in the books stay."
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
