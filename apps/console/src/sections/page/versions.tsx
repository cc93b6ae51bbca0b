import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { momentWords } from '../../kit/words/day-words.ts';

type Props = {
  readonly versions: ResponseOf<Calls['console.text']>['versions'];
  readonly value: number;
  readonly onChange: (version: number) => void;
};

/** What was said when: an earlier version can be read, and taken up again. */
export function Versions({ versions, value, onChange }: Props) {
  const { market } = useDesk();
  return (
    <SelectField
      label="Version"
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      options={versions.map(({ version, origin, publishedAt }, at) => ({
        value: String(version),
        words: `${version}, ${momentWords(new Date(publishedAt), market.timeZone, market.businessDate)}, ${
          origin === 'house' ? 'the default' : 'the lender’s'
        }${at === 0 ? ', shown now' : ''}`,
      }))}
    />
  );
}
