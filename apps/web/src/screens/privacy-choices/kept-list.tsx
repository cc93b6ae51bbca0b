import type { Calls, ResponseOf } from '@candor/contract/client';
import { Icon, type IconName, useWords } from '@candor/ui';
import { dayWithYear } from '../../i18n/moment-text.ts';
import { choiceWords } from './texts.ts';

type Kept = ResponseOf<Calls['privacy.deletion']>['kept'];

/** What goes, in the server's words. */
export function GoesList({ things, icon }: { readonly things: readonly string[]; readonly icon: IconName }) {
  return (
    <ul className="v-points">
      {things.map((thing) => (
        <li key={thing}>
          <Icon name={icon} />
          {thing}
        </li>
      ))}
    </ul>
  );
}

/** What stays, which law asks for it, and until when. */
export function KeptList({ kept }: { readonly kept: Kept }) {
  const words = useWords();
  const say = choiceWords.useSay();
  return (
    <ul className="c-card v-kept">
      {kept.map(({ what, why, until, years }) => (
        <li key={what}>
          <h3>{what}</h3>
          <p lang="en">{why}</p>
          <p className="v-until">
            {until === null ? say('years', { years }) : say('until', { day: dayWithYear(words, until) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
