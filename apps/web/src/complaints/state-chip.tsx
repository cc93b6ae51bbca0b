import type { Calls, ResponseOf } from '@candor/contract/client';
import { Chip } from '@candor/ui';

type Item = ResponseOf<Calls['problem.list']>['problems'][number];
type StateWord = Item['state'] | 'late';

const looks = {
  open: { icon: 'clock' },
  reopened: { icon: 'clock' },
  late: { kind: 'bad', icon: 'warning' },
  answered: { kind: 'good', icon: 'check' },
  closed: { icon: 'check' },
} as const satisfies Record<StateWord, object>;

type Props = {
  readonly item: Pick<Item, 'state' | 'isOverdue'>;
  readonly say: (word: StateWord) => string;
};

/** How it stands with a complaint, in a word or two; that we are late is said first. */
export function StateChip({ item: { state, isOverdue }, say }: Props) {
  const word = isOverdue ? 'late' : state;
  return <Chip {...looks[word]}>{say(word)}</Chip>;
}
