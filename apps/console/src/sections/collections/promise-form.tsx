import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, readAmount } from '../../kit/words/money-words.ts';
import { useDraft } from '../../kit/fields/use-draft.ts';
import type { LateData } from './late-page.tsx';

/**
 * What they will pay, and by which day: until then nobody reminds them, and the day after it is known whether
 * it was kept.
 */
export function PromiseForm({ page, onDone }: { readonly page: LateData; readonly onDone: () => void }) {
  const { market, money } = useDesk();
  const act = useAct('console.collection-promise');
  const [promisedOn, setPromisedOn] = useState('');
  const [typed, setTyped] = useState(() => figureWords(money, BigInt(page.stands.overdue)));
  const [words, setWords, forget] = useDraft(`promise ${page.loan}`);
  const [wrong, setWrong] = useState<string>();
  const [noAmount, setNoAmount] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { latestPromiseOn } = page;
  if (latestPromiseOn === null) return null;
  const commit = async () => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(promisedOn);
    const fits = isDay && promisedOn >= page.today && promisedOn <= latestPromiseOn;
    const fault = fits ? undefined : `From today to ${dayWords(latestPromiseOn, page.today)}.`;
    const amount = readAmount(money, typed);
    const isAmount = amount !== undefined && amount > 0n;
    setNoAmount(isAmount ? undefined : 'Please say how much, above zero.');
    setWrong(fault ?? (words.trim() === '' ? 'Please say what was agreed.' : undefined));
    setDone(false);
    if (fault || !isAmount || words.trim() === '') return;
    const promised = { promisedOn, amount: Number(amount), words: words.trim() };
    const request = { market: market.market, loan: page.loan, ...promised };
    const answered = await act.run(request);
    if (!answered || 'fault' in answered) return;
    setPromisedOn('');
    forget();
    setDone(true);
    onDone();
  };
  return (
    <SidePart title="Promise to pay">
      <div className="k-form">
        {isDone && <Notice tone="green">The promise is noted.</Notice>}
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        <TextField label="Pays by" type="date" value={promisedOn} onChange={setPromisedOn} error={wrong} />
        <AmountField label="Pays" way={money} value={typed} onChange={setTyped} error={noAmount} />
        <TextArea label="What was agreed" rows={2} value={words} onChange={setWords} />
        <Button commits isBusy={act.isBusy} onClick={() => void commit()}>
          Note the promise
        </Button>
      </div>
    </SidePart>
  );
}
