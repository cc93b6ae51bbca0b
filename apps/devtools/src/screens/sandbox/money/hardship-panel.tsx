import { SelectField } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../../../../web/src/shell/load-state.tsx';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import { BoneMoney } from './bone-money.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk, MoneyPanelProps } from './money-desk.ts';
import { english } from './texts.ts';

const reasons = [
  'we_need_to_know_more',
  'another_way_is_cheaper',
  'plan_would_not_hold',
  'law_does_not_allow_it',
] as const;
const options = ['delay', 'smaller-instalments', 'promise-to-pay', 'talk'] as const;

/** Who can't pay and has said so, for a person to decide. */
export function HardshipPanel({ desk }: MoneyPanelProps) {
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ hardship }) =>
        hardship.length === 0 ? (
          <p className="c-card c-card-roomy">{english('hardshipEmpty')}</p>
        ) : (
          <ul className="x-list">
            {hardship.map((request) => (
              <RequestCard key={request.requestId} request={request} onDone={desk.reload} />
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}

type Props = { readonly request: MoneyDesk['hardship'][number]; readonly onDone: () => void };

function RequestCard({ request, onDone }: Props) {
  const decide = useAct('sandbox.hardship');
  const { requestId, reference, option } = request;
  const known = options.find((each) => each === option);
  const [reason, setReason] = useState<(typeof reasons)[number]>('we_need_to_know_more');
  const choices = [
    { id: 'grant', words: english('grant'), go: () => decide.run({ requestId, decision: 'grant' }) },
    {
      id: 'refuse',
      words: english('refuse'),
      go: () => decide.run({ requestId, decision: 'refuse', reason }),
    },
  ];
  return (
    <li className="c-card c-card-roomy x-case" data-hardship={requestId}>
      <h3>{reference}</h3>
      <p>{known ? english(known) : option}</p>
      <SelectField
        id={`refuse-${requestId}`}
        label={english('ifRefused')}
        placeholder={english('ifRefused')}
        value={reason}
        options={reasons.map((value) => ({ value, label: english(value) }))}
        onChange={({ currentTarget }) => setReason(currentTarget.value as typeof reason)}
      />
      <ChoiceButtons act={decide} choices={choices} onDone={onDone} />
    </li>
  );
}
