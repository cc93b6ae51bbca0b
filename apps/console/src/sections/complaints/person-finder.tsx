import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/button.tsx';
import type { LogDraft } from './log-draft.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  readonly draft: LogDraft;
  readonly put: (part: Partial<LogDraft>) => void;
  readonly error: string | undefined;
};

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
  const person = people?.find(({ borrowerId }) => borrowerId === draft.borrowerId);
  return (
    <div className="complaint-finder">
      <TextField
        label="Borrower"
        needed="name, phone or loan reference"
        type="search"
        value={draft.find}
        onChange={(text) => put({ find: text, borrowerId: '', borrowerName: '', orderId: '' })}
        error={error}
      />
      {!isChosen && people && (
        <ul aria-label="Found">
          {people.map(({ borrowerId, name, phone, loans }) => (
            <li key={borrowerId}>
              <Button
                size="small"
                onClick={() =>
                  put({
                    borrowerId,
                    borrowerName: name ?? 'Name not kept',
                    orderId: loans.length === 1 ? (loans[0]?.orderId ?? '') : '',
                  })
                }
              >
                {name ?? 'Name not kept'} {phone ?? ''} {loans.map(({ loan }) => loan).join(', ')}
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
