import type { MutationCase } from './mutate-cases.ts';

const web = 'apps/web/src';

/** What the random walk found. */
export const walkCases: Readonly<Record<string, MutationCase>> = {
  'walk-agreement-language': {
    protects: 'the English headings of an agreement are read aloud as English on a page in another language',
    edits: [
      {
        file: `${web}/screens/loan-agreement/agreement-text.tsx`,
        from: '<span {...lang}> ({bindingHeading})</span>',
        to: '<span> ({bindingHeading})</span>',
      },
    ],
    test: {
      file: `${web}/screens/loan-agreement/agreement-text.test.tsx`,
      title: 'Every word of an agreement that binds',
    },
  },
  'walk-held-words': {
    protects: 'the bar that makes a code does not grow when its amounts come',
    edits: [
      {
        file: `${web}/screens/repay/make-bar.tsx`,
        from: 'preview || busy ?',
        to: 'preview ?',
      },
    ],
    test: {
      file: `${web}/screens/repay/make-bar.test.tsx`,
      title: 'the bar holds the place of its words',
    },
  },
  'walk-law-language': {
    protects: 'where a ceiling of the law stands is read aloud as English on a page in another language',
    edits: [
      {
        file: `${web}/screens/product/conditions.tsx`,
        from: 'labelNote={<span lang="en">{law}</span>}',
        to: 'labelNote={law}',
      },
    ],
    test: {
      file: `${web}/screens/product/conditions.test.tsx`,
      title: 'Where a ceiling of the law stands',
    },
  },
  'walk-regulator-language': {
    protects: 'the name of a regulator is read aloud as English on a page in another language',
    edits: [
      {
        file: `${web}/screens/complaint-page/outside-card.tsx`,
        from: '<strong lang="en">{name}</strong>',
        to: '<strong>{name}</strong>',
      },
    ],
    test: {
      file: `${web}/screens/complaint-page/outside-card.test.tsx`,
      title: 'The name and the address of a regulator',
    },
  },
  'walk-consent-language': {
    protects: 'a sentence that was agreed to is told with the language that it was read in',
    edits: [
      {
        file: 'apps/server/src/handlers/contract-calls.ts',
        from: 'language: read,\n        at:',
        to: 'language,\n        at:',
      },
    ],
    test: {
      file: 'apps/server/src/handlers/contract-calls.http.test.ts',
      title: 'what was ticked in English',
    },
  },
  'walk-kept-language': {
    protects: 'the law that asks to keep something is read aloud as English on a page in another language',
    edits: [
      {
        file: `${web}/screens/privacy-choices/kept-list.tsx`,
        from: '<p lang="en">{why}</p>',
        to: '<p>{why}</p>',
      },
    ],
    test: {
      file: `${web}/screens/privacy-choices/kept-list.test.tsx`,
      title: 'The law that asks to keep something',
    },
  },
};
