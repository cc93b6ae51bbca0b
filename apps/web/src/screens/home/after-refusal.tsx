import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { termText } from '../../lending/term-text.ts';
import type { Home } from './home-action.ts';
import { SumHero } from './offer-hero.tsx';
import { homeWords } from './texts.ts';

/** After a refusal: the nearest loan that would be lent, and no other limit; else what would change it. */
export function AfterRefusal({ refusal }: { readonly refusal: NonNullable<Home['refusal']> }) {
  const t = useT();
  const say = homeWords.useSay();
  const amount = useAmountText();
  const { item, nearest, isAboutIncome } = refusal;
  const href = routePath('loanDetail', { orderId: item.orderId });
  const asked = { amount: amount(item.askedAmount, 'round'), term: termText(t, item.term) };
  if (nearest)
    return (
      <>
        <p className="h-lead">{say('cantButCan', asked)}</p>
        <SumHero
          label={say('wouldLend')}
          most={nearest.amount}
          quote={nearest}
          lead={say('overTerm', { term: termText(t, nearest.term) })}
        />
      </>
    );
  return (
    <EmptyState
      title={say('cantTitle', asked)}
      {...(isAboutIncome && {
        action: (
          <ButtonLink kind="outlined" href={href}>
            {say('seeWhy')}
          </ButtonLink>
        ),
      })}
    >
      {say(isAboutIncome ? 'cantIncome' : 'cantOther')}
    </EmptyState>
  );
}
