import { PartHead } from '../../kit/pane.tsx';
import { Checks } from '../../kit/records/facts.tsx';
import { partsWords, roomWords } from './edit-text.ts';
import type { Fault, Seen, Spoken, TemplateFile, Words } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly faults: readonly Fault[];
  readonly seen: readonly Seen[];
  readonly changed: readonly Words[];
};

const rulesOf = {
  protected: ['protected', 'code-line'],
  variables: ['brace', 'unknown-variable', 'missing-variable'],
  conduct: ['threat', 'link', 'amount', 'late', 'push'],
  length: ['length', 'alphabet', 'too-long', 'empty'],
  style: ['style'],
} as const;

/** What every text is held to, and how this one stands. */
export function TextChecks({ file, faults, seen, changed }: Props) {
  const { register, languages } = file;
  const brokenOf = (rules: readonly string[]) => faults.filter(({ rule }) => rules.includes(rule));
  const check = (key: keyof typeof rulesOf, words: string, beside: string) => {
    const broken = brokenOf(rulesOf[key]);
    const places = [...new Set(broken.map(({ language }) => nameOf(languages, language)))].join(', ');
    const state = broken.length === 0 ? ('agrees' as const) : ('not' as const);
    return { key, state, words, beside: broken.length === 0 ? beside : places };
  };
  const longest = seen
    .flatMap(({ longestLength }) => (longestLength ? [longestLength] : []))
    .toSorted((one, other) => other.parts.length - one.parts.length || other.units - one.units)[0];
  const waits = register ? changed.map(({ language }) => nameOf(languages, language)) : [];
  const every = languages.length === 1 ? languages[0]?.name : `${languages.length} languages`;
  return (
    <section>
      <PartHead title="Checks" />
      <Checks
        checks={[
          check('protected', 'Protected words unchanged', `${every}`),
          check('variables', 'Every variable in every language, and no other', `${file.variables.length}`),
          check(
            'conduct',
            file.channel === 'inbox'
              ? 'No threat, no third party, no link'
              : 'No threat, no third party, no link, no amount shown to others',
            `${every}`,
          ),
          check(
            'length',
            longest
              ? `Fits ${partsWords(longest)} with the longest values`
              : 'Short enough to be read at once',
            longest ? roomWords(longest) : '',
          ),
          check('style', 'Words as borrowers read them elsewhere', ''),
          ...(waits.length > 0
            ? [
                {
                  key: 'register',
                  state: 'look' as const,
                  words: `New wording needs a ${register?.name ?? ''} template ID`,
                  beside: waits.join(', '),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

const nameOf = (languages: readonly Spoken[], language: string) =>
  languages.find((each) => each.language === language)?.name ?? language;
