import { Icon, screenIcons } from '@candor/ui';
import type { ReactNode } from 'react';
import { useCarousel } from './use-carousel.ts';

export type Slide = {
  readonly title: string;
  readonly text: string;
  readonly look: 'hero' | 'tint';
  readonly art: ReactNode;
};

type Props = {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly shown: boolean;
  /** False in what the server sends: every banner can be read there, also where scripts never run. */
  readonly live: boolean;
};

/**
 * All banners are painted from the start, the first on top; a banner leaves by becoming transparent. So
 * nothing moves, nothing flashes through, and no later turn counts as a larger first paint. There is nothing
 * to drag: no handler listens to a swipe, and the drawings are no draggable images.
 *
 * The controls come first in the document, as the carousel pattern of the ARIA practices asks; they are shown
 * beneath.
 */
export function Carousel({ label, slides, shown, live }: Props) {
  const { index, playing, turning, toggle, choose, senses } = useCarousel(slides.length, shown && live);
  return (
    <section className="p-carousel" aria-roledescription="carousel" aria-label={label} {...senses}>
      <div className="p-controls">
        <button
          type="button"
          className="p-play"
          onClick={toggle}
          aria-label={playing ? 'Pause the banners' : 'Play the banners'}
        >
          <Icon name={playing ? screenIcons.pause : screenIcons.play} />
        </button>
        {slides.map(({ title }, i) => (
          <button
            key={title}
            type="button"
            className="p-dot"
            aria-label={`Banner ${i + 1} of ${slides.length}: ${title}`}
            aria-current={i === index}
            onClick={() => choose(i)}
          />
        ))}
      </div>
      <div className="p-slides" aria-live={turning ? 'off' : 'polite'}>
        {slides.map(({ title, text, look, art }, i) => (
          <div
            key={title}
            className={`p-slide p-slide-${look}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element says group without saying more
            role="group"
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${slides.length}`}
            aria-hidden={live && i !== index}
            data-gone={i < index}
          >
            <div className="p-wide p-slide-inside">
              <div className="p-slide-words">
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <div className="p-slide-art">{art}</div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
