import { Chip } from '@candor/ui';
import { useT } from '../i18n/translation-provider.tsx';
import { orderFace, type OrderItem } from './order-face.ts';
import { lendingWords } from './words.ts';

type Props = { readonly item: Pick<OrderItem, 'state' | 'loanState' | 'daysLate' | 'nextAction'> };

/** In review · Approved · On time · 4 days late. */
export function OrderChip({ item }: Props) {
  const t = useT();
  const say = lendingWords.useSay();
  if (item.daysLate > 0) return <Chip kind="bad">{t('loan.daysLate', { count: item.daysLate })}</Chip>;
  const { kind, icon, word } = orderFace(item);
  return (
    <Chip kind={kind} {...(icon && { icon })}>
      {say(word)}
    </Chip>
  );
}
