import { Segmented } from '../segmented.tsx';
import { TextField } from './text-field.tsx';

export type RefundAccount = {
  readonly kind: 'bank' | 'wallet';
  readonly institution: string;
  readonly number: string;
  readonly holder: string;
  readonly proof: string;
};

export const noRefundAccount: RefundAccount = {
  kind: 'bank',
  institution: '',
  number: '',
  holder: '',
  proof: '',
};

export const isWholeAccount = ({ institution, number, holder, proof }: RefundAccount): boolean =>
  [institution, number, holder, proof].every((field) => field.trim().length >= 3);

type Props = { readonly value: RefundAccount; readonly onChange: (value: RefundAccount) => void };

const kinds = [
  { value: 'bank', words: 'Bank' },
  { value: 'wallet', words: 'Wallet' },
] as const;

/** Where money goes back to, and what shows whose account it is: the approver compares them. */
export function RefundAccountFields({ value, onChange }: Props) {
  const field = (name: 'institution' | 'number' | 'holder' | 'proof', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      value={value[name]}
      autoComplete="off"
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
  return (
    <div className="k-account-fields">
      <Segmented
        label="Kind of account"
        value={value.kind}
        options={kinds}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {field('institution', 'Bank or wallet code', 'BPI, GCASH; in India the IFSC.')}
      {field('number', 'Account number', 'As on the proof.')}
      {field('holder', 'Account holder', 'As the bank knows them.')}
      {field('proof', 'Proof', 'The payer’s letter, a copy of the passbook: what the approver compares.')}
    </div>
  );
}
