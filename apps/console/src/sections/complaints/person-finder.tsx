import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type KeyboardEvent, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/button.tsx';
import type { LogDraft } from './log-draft.ts';
import { useSettled } from './use-settled.ts';

type Person = ResponseOf<Calls['console.complaint-people']>['people'][number];

type Props = {
  readonly draft: LogDraft;
  readonly put: (part: Partial<LogDraft>) => void;
  readonly error: string | undefined;
};

/** The arrow keys go through what was found, and Enter takes it; of what is typed next the first again. */
function useArrowKeys(find: string, people: readonly Person[], onChoose: (person: Person) => void) {
  const [place, setPlace] = useState({ find: '', at: 0 });
  const last = people.length - 1;
  const at = place.find === find ? Math.min(place.at, Math.max(0, last)) : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = people[at];
    if (!chosen || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === 0) onChoose(chosen);
    else setPlace({ find, at: Math.min(Math.max(at + by, 0), last) });
  };
  return { at, onKeyDown };
}

/** Whose complaint it is: a name, a phone number or a loan reference, found while it is typed. */
export function PersonFinder({ draft, put, error }: Props) {
  const { market } = useDesk();
  const find = useSettled(draft.find.trim());
  const isChosen = draft.borrowerId !== '';
  const { loaded } = useLoad(
    'console.complaint-people',
    find.length < 2 ? null : { market: market.market, find },
  );
  const people = find.length < 2 ? undefined : loaded.read?.data.people;
  const choose = ({ borrowerId, name, loans }: Person) =>
    put({
      borrowerId,
      borrowerName: name ?? 'Name not kept',
      orderId: loans.length === 1 ? (loans[0]?.orderId ?? '') : '',
    });
  const { at, onKeyDown } = useArrowKeys(find, isChosen ? [] : (people ?? []), choose);
  const person = people?.find(({ borrowerId }) => borrowerId === draft.borrowerId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside has the focus
    <div className="complaint-finder" onKeyDown={onKeyDown}>
      <TextField
        label="Borrower"
        needed="name, phone or loan reference; ↑ ↓ and Enter choose"
        type="search"
        value={draft.find}
        onChange={(text) => put({ find: text, borrowerId: '', borrowerName: '', orderId: '' })}
        error={error}
      />
      {!isChosen && people && (
        <ul aria-label="Found">
          {people.map((each, nth) => (
            <li key={each.borrowerId} aria-current={nth === at}>
              <Button size="small" onClick={() => choose(each)}>
                {each.name ?? 'Name not kept'} {each.phone ?? ''}{' '}
                {each.loans.map(({ loan }) => loan).join(', ')}
              </Button>
            </li>
          ))}
          {people.length === 0 && (
            <li className="k-muted">
              Nobody found by “{find}”. Log it as not a borrower if they have no account.
            </li>
          )}
        </ul>
      )}
      {isChosen && (
        <div className="complaint-log-row">
          <p>
            <span className="k-strong">{draft.borrowerName}</span>{' '}
            <Button size="small" look="quiet" onClick={() => put({ borrowerId: '', orderId: '' })}>
              Change
            </Button>
          </p>
          {(person?.loans.length ?? 0) > 0 && (
            <SelectField
              label="Loan"
              value={draft.orderId}
              options={[
                { value: '', words: 'About no loan in particular' },
                ...(person?.loans ?? []).map(({ orderId, loan }) => ({ value: orderId, words: loan })),
              ]}
              onChange={(orderId) => put({ orderId })}
            />
          )}
        </div>
      )}
    </div>
  );
}
