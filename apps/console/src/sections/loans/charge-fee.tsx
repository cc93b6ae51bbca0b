import { useState } from 'react';
import { ActEffect } from '../../acts/act-effect.tsx';
import { useDesk } from '../../shell/me.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import type { LoanData } from './page-data.ts';

type Props = { readonly page: LoanData; readonly onDone: (outcome: 'asked') => void };

/**
 * A charge that the borrower's agreement lists, made by hand: what is owed with it, the rules it was held
 * against and what the borrower reads are seen before it is asked for.
 */
export function ChargeFee({ page, onDone }: Props) {
  const [first] = page.charges;
  if (first) return <ChargeForm page={page} first={first.code} onDone={onDone} />;
  return (
    <div className="k-form">
      <h2 className="loan-act-title">Charge a fee</h2>
      <Notice>
        This borrower’s agreement lists no charge that is made by hand. Only what was disclosed before signing
        can be charged.
      </Notice>
    </div>
  );
}

function ChargeForm({ page, first, onDone }: Props & { readonly first: string }) {
  const { market, money } = useDesk();
  const [code, setCode] = useDraft(`loan-charge ${page.loan} code`, first);
  const [words, setWords, forget] = useDraft(`loan-charge ${page.loan}`, '');
  const [wrong, setWrong] = useState<string>();
  const request = { market: market.market, loan: page.loan, act: 'charge', charge: code } as const;
  const act = usePreviewed('console.loan-preview', request);
  const commit = async () => {
    const fault = reasonFault(words);
    setWrong(fault);
    if (fault || !act.isArmed) return;
    const answered = await act.run({ ...request, reason: 'other', words: words.trim() });
    if (!answered || 'fault' in answered) return;
    forget();
    onDone('asked');
  };
  useKeys('Act', [{ keys: 'Ctrl+Enter', words: 'request approval', inBar: true, run: () => void commit() }]);
  const chosen = page.charges.find((charge) => charge.code === code);
  return (
    <div className="k-form">
      <h2 className="loan-act-title">
        Charge a fee <NeedsApprovalChip />
      </h2>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <SelectField
        label="Charge"
        value={code}
        options={page.charges.map((charge) => ({
          value: charge.code,
          words: `${charge.name} · ${moneyWords(money, BigInt(charge.amount))} · ${charge.made} of ${charge.times}`,
        }))}
        onChange={setCode}
      />
      <TextArea
        label="Reason"
        rows={2}
        value={words}
        onChange={setWords}
        error={wrong}
        placeholder="What happened, and what shows it"
      />
      <ActEffect loaded={act.loaded} seen={act.seen} title="Payoff amount" when="when an approver agrees" />
      <div className="k-buttons">
        <Button
          look="primary"
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          disabled={!act.isArmed}
          onClick={() => void commit()}
        >
          {chosen ? `Request charge of ${moneyWords(money, BigInt(chosen.amount))}` : 'Request approval'}
        </Button>
      </div>
      <p className="k-muted">Nothing is posted until an approver agrees.</p>
    </div>
  );
}
