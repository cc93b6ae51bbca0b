import { type FormEvent, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useFound } from '../../shell/palette/use-found.ts';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useOnline } from '../../kit/use-online.ts';

/** By what somebody reads out on the telephone: a reference, or a part of it, of a name or of a number. */
export function FindLoan() {
  const { market, may } = useDesk();
  const router = useRouter();
  const isOnline = useOnline();
  const [loan, setLoan] = useState('');
  const text = loan.trim();
  const isAsked = text.length > 1 && may('loan.read');
  const { found, of } = useFound(market.market, isAsked ? text : '', isOnline);
  const fitting = (found?.customers ?? []).flatMap((each) =>
    each.loan ? [{ ...each, loan: each.loan }] : [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only, another] = fitting;
    if (of === text && only && !another) router.goTo(hrefTo('audit', only.loan.loan));
    else if (text !== '' && fitting.length === 0) router.goTo(hrefTo('audit', text));
  };
  return (
    <>
      <form className="audit-bar" onSubmit={submit}>
        <TextField
          label="Trail of one loan"
          value={loan}
          onChange={setLoan}
          placeholder="Name, phone, CL-FWX93-…"
          autoComplete="off"
        />
        <Button type="submit">Show its trail</Button>
        {isAsked && of === text && fitting.length === 0 && (
          <output className="k-muted">No loan has “{text}” in its name, number or reference.</output>
        )}
      </form>
      {isAsked && fitting.length > 0 && (
        <ul className="audit-found" aria-label="Loans found">
          {fitting.map(({ borrowerId, name, phone, loan: { loan: reference } }) => (
            <li key={borrowerId}>
              <a href={hrefTo('audit', reference)}>
                {[name, phone, reference].filter((part) => part !== null).join(' · ')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
