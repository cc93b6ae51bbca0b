import { CardList, ListButton, ListRow, screenIcons } from '@candor/ui';
import type { ReactNode } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { KeyFigures } from './figures/key-figures.tsx';
import css from './papers.css?inline';
import { GrievanceCard, TermsCard } from './figures/terms-card.tsx';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

adoptStyles(css);

type Props = {
  readonly offer: Offer;
  readonly agreementHref: string;
  readonly onStatement: () => void;
  /** What can still be changed. */
  readonly choices: ReactNode;
  /** What is ticked about them: it comes with them, or they would push it away from under a finger. */
  readonly children: ReactNode;
};

/**
 * What is read before it is signed, and the full papers one tap away. Fetched beside the offer itself, so
 * that the screen's frame need not wait for it.
 */
export function Papers({ offer, agreementHref, onStatement, choices, children }: Props) {
  const say = confirmWords.useSay();
  const { statement, grievance } = offer;
  return (
    <>
      <KeyFigures offer={offer} />
      <TermsCard offer={offer} />
      {grievance && <GrievanceCard grievance={grievance} />}
      {choices}
      <CardList label={say('papers')}>
        <ListButton
          icon={screenIcons.document}
          title={statement.title}
          detail={say('statementNote', { about: statement.about })}
          onClick={onStatement}
        />
        <ListRow
          icon="receipt"
          href={agreementHref}
          title={say('agreementRow')}
          detail={say('agreementRowNote')}
        />
      </CardList>
      {children}
    </>
  );
}
