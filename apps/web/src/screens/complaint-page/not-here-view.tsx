import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import { Letter } from '../../art/letter.tsx';
import { complaintWords } from './texts.ts';

export function NotHereView() {
  const say = complaintWords.useSay();
  return (
    <EmptyState
      drawing={<Letter description="" />}
      title={say('notHereTitle')}
      action={
        <ButtonLink kind="outlined" href={routePath('complaints')}>
          {say('toList')}
        </ButtonLink>
      }
    >
      {say('notHereBody')}
    </EmptyState>
  );
}
