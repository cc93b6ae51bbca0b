import { type Language, languages, nameOfLanguage } from '@candor/i18n';
import { SelectField } from '@candor/ui';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { type LenderName, lenderNames, modes } from './gallery-look.ts';
import { gallerySections } from './gallery-sections.ts';
import { useTranslation } from '../../../../web/src/i18n/translation-provider.tsx';
import { galleryTexts as w } from './gallery-texts.ts';
import { useLook } from './use-look.ts';

/**
 * Every part of the kit, live, in every state, in any lender's colours and any language. Only in the sandbox.
 */
export function GalleryScreen({ page }: { readonly page: AppPageData }) {
  return (
    <div className="g-page" data-market={page.config.market}>
      <header className="g-head">
        <h1>{w.gallery}</h1>
        <p>{w.galleryIntro}</p>
      </header>
      <Switches />
      <nav className="g-contents" aria-label={w.contents}>
        <ul>
          {gallerySections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{w[title]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {gallerySections.map(({ id, title, Content }) => (
          <section className="g-section" id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{w[title]}</h2>
            <Content />
          </section>
        ))}
      </main>
    </div>
  );
}

function Switches() {
  const speaker = useTranslation();
  const { look, change } = useLook();
  const lenderWords: Readonly<Record<LenderName, string>> = {
    green: w.green,
    yellow: w.yellow,
    pale: w.pale,
    red: w.red,
    blue: w.blue,
    black: w.black,
  };
  return (
    <section className="g-switches" aria-label={w.switches}>
      <SelectField
        id="g-lender"
        label={w.lender}
        placeholder={w.asConfigured}
        value={look.lender ?? ''}
        onChange={(event) => change({ lender: event.currentTarget.value as LenderName })}
        options={lenderNames.map((name) => ({ value: name, label: lenderWords[name] }))}
      />
      <SelectField
        id="g-mode"
        label={w.mode}
        placeholder={w.asSystem}
        value={look.mode ?? ''}
        onChange={(event) => change({ mode: event.currentTarget.value as (typeof modes)[number] })}
        options={modes.map((mode) => ({ value: mode, label: mode === 'dark' ? w.dark : w.light }))}
      />
      <SelectField
        id="g-language"
        label={w.language}
        placeholder={w.language}
        value={speaker.language}
        onChange={(event) => change({ lang: event.currentTarget.value as Language })}
        options={languages.map((language) => ({ value: language, label: nameOfLanguage(language) }))}
      />
    </section>
  );
}
