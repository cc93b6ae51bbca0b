import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { Invoices } from './invoice-columns.tsx';
import { monthWords } from './month-words.ts';

/** By the month of the supply, and by a number or a loan. */
export function InvoiceFilters({ months }: { readonly months: Invoices['months'] }) {
  const [month, setMonth] = useQuery<string>('month', '');
  const [search, setSearch] = useQuery<string>('search', '');
  const options = months.map((each) => ({ value: each.month, words: monthWords(each.month) }));
  return (
    <div className="bk-filters">
      <SelectField
        label="Supplied in"
        value={month}
        options={[{ value: '', words: 'Any month' }, ...options]}
        onChange={setMonth}
      />
      <TextField
        label="Number or loan"
        placeholder="TI/26-27 or CL-FWX93-GGB9Q"
        value={search}
        onChange={setSearch}
        autoComplete="off"
      />
    </div>
  );
}

/** What a month’s papers come to beside the books; without a month, that of the newest. */
export function InvoicesTie({ read, month }: { readonly read: Invoices; readonly month: string }) {
  const { money } = useDesk();
  const total = read.months.find((each) => each.month === month) ?? read.months[0];
  if (!total) return null;
  const amount = (minor: number) => moneyWords(money, BigInt(minor));
  return (
    <p className={total.ties ? 'bk-tie k-green' : 'bk-tie k-red'}>
      <Icon name={total.ties ? 'check' : 'warning'} /> {monthWords(total.month)}: {total.papers} of taxable{' '}
      {amount(total.taxable)}, tax {amount(total.tax)};{' '}
      <a href={hrefTo('books', null, { tab: 'journal', account: '2010' })}>tax payable</a> moved by{' '}
      {amount(total.ledger)}
      {total.ties ? ', the same.' : '.'}
    </p>
  );
}

/** What keeps papers from being numbered, and how many wait for it. */
export function InvoicesMissing({ read }: { readonly read: Invoices }) {
  const { may } = useDesk();
  const { missing, waiting } = read;
  if (missing === null || (missing.length === 0 && waiting === 0)) return null;
  const isBlocked = missing.length > 0;
  return (
    <Notice tone={isBlocked ? 'amber' : 'neutral'}>
      {missing.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'One charge waits for its paper' : `${waiting} charges wait for their papers`}
          {isBlocked ? ': none is numbered until then.' : '.'}
        </p>
      )}
      {isBlocked && may('page.read') && <a href={hrefTo('page')}>Page and theme</a>}
    </Notice>
  );
}
