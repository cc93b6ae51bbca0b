import { routePath } from '@candor/contract/routes';
import { ButtonLink } from '@candor/ui';
import { Fragment } from 'react';
import type { Finding } from '../../help/make-finder.ts';
import { markWords } from '../../help/mark-words.ts';
import { tellingSentence } from '../../help/telling-sentence.ts';
import type { FaqEntry } from '../../help/use-faq.ts';
import { Answer } from './answer.tsx';
import { helpWords } from './texts.ts';

/** More than one looks through on a phone. */
export const shownAtMost = 5;

/** What fits what is being typed, with the words that fit marked; where nothing does, what to do. */
export function FoundAnswers({ finding }: { readonly finding: Finding<FaqEntry> }) {
  const say = helpWords.useSay();
  const { words } = finding;
  const found = finding.entries.slice(0, shownAtMost);
  if (found.length === 0) {
    return (
      <div className="c-card c-card-roomy u-none">
        <h2 className="c-card-heading">{say('noneTitle')}</h2>
        <p>{say('none')}</p>
        <ButtonLink kind="outlined" href={routePath('complaints', { view: 'new' })}>
          {say('write')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="c-card u-list" aria-label={say('results')}>
      {found.map((entry) => (
        <li key={entry.entry}>
          <Answer entry={entry}>
            <Marked text={entry.question} words={words} />
            <Excerpt entry={entry} words={words} />
          </Answer>
        </li>
      ))}
    </ul>
  );
}

type Words = { readonly words: ReadonlySet<string> };

/**
 * Why it is here, where the question alone doesn't say so: another name of it, and the sentence that tells.
 */
function Excerpt({ entry: { question, answer, alsoCalled }, words }: { readonly entry: FaqEntry } & Words) {
  const fits = (text: string) => markWords(text, words).some(({ isMarked }) => isMarked);
  const name = fits(question) ? undefined : alsoCalled.find(fits);
  return (
    <span className="u-excerpt">
      {name !== undefined && (
        <>
          <Marked text={name} words={words} />
          {': '}
        </>
      )}
      <Marked text={tellingSentence(answer, words)} words={words} />
    </span>
  );
}

function Marked({ text, words }: { readonly text: string } & Words) {
  return markWords(text, words).map(({ text: part, isMarked }, at) =>
    // A part has no name but its place.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}
