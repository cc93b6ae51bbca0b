import { ButtonLink } from '@candor/ui';
import { EqualStacks } from '../art/equal-stacks.tsx';
import { MovingDate } from '../art/moving-date.tsx';
import { ReceiptBanner } from '../art/receipt-banner.tsx';
import { StoreBanner } from '../art/store-banner.tsx';
import { Carousel, type Slide } from './carousel.tsx';
import { waysIn } from './ways-in.ts';

const slides: readonly Slide[] = [
  {
    title: 'The whole price, before you sign.',
    text: 'What you receive, what you repay, on which days.',
    look: 'hero',
    art: <ReceiptBanner />,
  },
  {
    title: 'Repay where you already shop.',
    text: 'At the store, from your wallet or your bank.',
    look: 'tint',
    art: <StoreBanner />,
  },
];

const stills = [
  {
    title: 'Equal payments, no surprises',
    text: 'Every fee is in the figure you see, before you sign.',
    art: <EqualStacks />,
  },
  {
    title: 'Dates that can move',
    text: 'Pay early and pay less. Short one month? See what moving an instalment costs first.',
    art: <MovingDate />,
  },
] as const;

type Props = { readonly comName: string; readonly shown: boolean; readonly live: boolean };

export function HomeSection({ comName, shown, live }: Props) {
  return (
    <>
      <h1 className="c-unseen" tabIndex={-1}>
        {comName}
      </h1>
      <Carousel label="What we promise" slides={slides} shown={shown} live={live} />
      <div className="p-wide">
        <div className="p-ways">
          {waysIn.map(({ title, href, kind }) => (
            <ButtonLink key={href} href={href} kind={kind}>
              {title}
            </ButtonLink>
          ))}
        </div>
        <div className="p-stills">
          {stills.map(({ title, text, art }) => (
            <section key={title} className="p-still">
              <div className="p-still-art">{art}</div>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
