import { ButtonLink } from '@candor/ui';
import { EqualStacks } from '../art/equal-stacks.tsx';
import { MovingDate } from '../art/moving-date.tsx';
import { ReceiptBanner } from '../art/receipt-banner.tsx';
import { StoreBanner } from '../art/store-banner.tsx';
import { Carousel, type Slide } from './carousel.tsx';
import type { BannerWords, PublicPrice } from './page-config.ts';
import { PriceExample } from './price/price-example.tsx';
import { waysIn } from './ways-in.ts';

/** For whom, how much and how fast; while nothing is on sale, what is promised of a price. */
const slidesOf = ({ price, repayBanner }: Pick<Props, 'price' | 'repayBanner'>): readonly Slide[] => [
  {
    title: 'The whole price, before you sign.',
    text: price
      ? `${price.range} if you have an income. Usually decided in minutes.`
      : 'What you receive, what you repay, on which days.',
    look: 'hero',
    art: <ReceiptBanner />,
  },
  {
    ...repayBanner,
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

type Props = {
  readonly comName: string;
  readonly price: PublicPrice | null;
  readonly repayBanner: BannerWords;
  readonly shown: boolean;
  readonly live: boolean;
};

export function HomeSection({ comName, price, repayBanner, shown, live }: Props) {
  return (
    <>
      <h1 className="c-unseen" tabIndex={-1}>
        {comName}
      </h1>
      <Carousel label="What we promise" slides={slidesOf({ price, repayBanner })} shown={shown} live={live} />
      <div className="p-wide">
        {price && <PriceExample price={price} />}
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
