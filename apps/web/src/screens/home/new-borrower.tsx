import type { ReactNode } from 'react';
import { ApplicationCard } from './application-card.tsx';
import { type Home, isStepDone } from './home-action.ts';
import { OfferHero } from './offer-hero.tsx';
import { homeWords } from './texts.ts';

type Props = {
  readonly home: Home;
  readonly offer: NonNullable<Home['offer']>;
  /** What stands below it comes with it, and is not pushed about. */
  readonly children: ReactNode;
};

/** What could be borrowed, what it costs, and what is missing for it. */
export function NewBorrower({ home, offer, children }: Props) {
  const say = homeWords.useSay();
  const left = home.steps.filter((step) => !isStepDone(step)).length;
  return (
    <>
      <p className="h-lead">{left === 0 ? say('allDone') : say('stepsToGo', { count: left })}</p>
      <OfferHero offer={offer} />
      {home.steps.length > 0 && <ApplicationCard steps={home.steps} />}
      {children}
    </>
  );
}
