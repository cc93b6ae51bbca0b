import { Announce, Icon, screenIcons, useWords } from '@candor/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { makeFinder } from '../../help/make-finder.ts';
import type { Faq } from '../../help/use-faq.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { Answer } from './answer.tsx';
import { FoundAnswers, shownAtMost } from './found-answers.tsx';
import { TopicList } from './topic-list.tsx';
import { helpWords } from './texts.ts';

/** What is being looked for, or everything by topic. The typed text stays in the box; nothing is sent. */
export function FindAnswer({ faq }: { readonly faq: Faq }) {
  const { entries } = faq;
  const say = helpWords.useSay();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const find = useMemo(() => makeFinder(entries), [entries]);
  const finding = useMemo(() => find(asked), [find, asked]);
  const linked = new URLSearchParams(usePlace().search).get('entry');
  const count = Math.min(finding.entries.length, shownAtMost);
  const outcome = count === 0 ? say('noneTitle') : say('found', { count });
  return (
    <section className="u-find" aria-label={say('questions')}>
      <SearchBox typed={typed} onType={setTyped} />
      <Announce text={asked === '' ? '' : outcome} />
      {asked !== '' && <FoundAnswers finding={finding} />}
      {asked === '' && (
        <>
          {entries
            .filter(({ entry }) => entry === linked)
            .map((entry) => (
              <div className="c-card u-list" key={entry.entry}>
                <Answer entry={entry} startsOpen />
              </div>
            ))}
          <TopicList faq={faq} />
        </>
      )}
    </section>
  );
}

type BoxProps = { readonly typed: string; readonly onType: (typed: string) => void };

function SearchBox({ typed, onType }: BoxProps) {
  const say = helpWords.useSay();
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    box.current?.focus();
  };
  return (
    <>
      <div className="u-search">
        <Icon name={screenIcons.search} />
        <input
          ref={box}
          id="help-search"
          type="search"
          aria-label={say('search')}
          aria-describedby="help-hint"
          placeholder={say('example')}
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={({ target }) => onType(target.value)}
        />
        {typed !== '' && (
          <button type="button" aria-label={words.remove} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p id="help-hint" className="u-hint">
        {say('searchHint')}
      </p>
    </>
  );
}
