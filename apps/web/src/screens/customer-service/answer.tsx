import { routePath, type RouteKey } from '@candor/contract/routes';
import { Icon, screenIcons } from '@candor/ui';
import type { ReactNode } from 'react';
import type { FaqEntry } from '../../help/use-faq.ts';
import { helpWords } from './texts.ts';

type Props = {
  readonly entry: FaqEntry;
  readonly startsOpen?: boolean;
  /** The question with what was looked for marked in it; else as it stands. */
  readonly children?: ReactNode;
};

/** A question that opens to its answer, and to the page where it is done. */
export function Answer({
  entry: { question, answer, opens },
  startsOpen = false,
  children = question,
}: Props) {
  const say = helpWords.useSay();
  const place = pageOf(opens);
  return (
    <details className="u-question" open={startsOpen}>
      <summary>
        <span>{children}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="u-answer">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {place !== undefined && (
          <a className="u-open" href={place}>
            {say('open')} <Icon name={screenIcons.arrowRight} />
          </a>
        )}
      </div>
    </details>
  );
}

/** Only a page that needs nothing in its address. */
const open = [
  'orders',
  'bankCard',
  'privacyChoices',
  'complaints',
  'certification',
  'inbox',
  'recommendationList',
  'me',
  'aboutUs',
  'privacyPolicy',
] as const satisfies readonly RouteKey[];

function pageOf(opens: string | null): string | undefined {
  const key = open.find((each) => each === opens);
  return key && routePath(key);
}
