import { fillText, smsLength, textPieces, variablesIn, type SmsLength } from '@candor/domain/message-text';
import { nameOfLanguage } from '@candor/i18n';
import { markets, type Language, type MarketId } from '@candor/markets';
import { codeLine } from '../messages/code-texts.ts';
import {
  protectedWords,
  shippedText,
  type ShippedText,
  type TemplateChannel,
  type TemplateKey,
  type TemplateWords,
} from './template-table.ts';
import { sampleCode, variableWords, type TextLender, type VariableWords } from './template-values.ts';
import { rulesBrokenBy, tooLongBy, type TextRule } from './text-rules.ts';

export type TextScope = {
  readonly market: MarketId;
  readonly template: TemplateKey;
  readonly channel: TemplateChannel;
};

/** A text in every language of its market. */
export type WordsByLanguage = Readonly<Record<string, TemplateWords>>;

export type TextFault = {
  readonly language: Language;
  readonly part: 'title' | 'body';
  readonly rule: TextRule;
  /** What is wrong, and what to write instead. */
  readonly sentence: string;
};

/** How a text reads in one language: with samples, and as long as it gets. */
export type TextSeen = {
  readonly language: Language;
  readonly title: string | null;
  readonly body: string;
  readonly longest: string;
  /** Of an SMS alone. */
  readonly length: SmsLength | null;
  readonly longestLength: SmsLength | null;
};

const titleAtMost = 80;
const bodyAtMost = 1_000;

/** The variables that a text has, which are those of the text that is shipped. */
export function variablesOf({ template, channel }: Omit<TextScope, 'market'>): string[] {
  const { title, body } = shippedOf({ template, channel }).words('en');
  return variablesIn(`${title ?? ''} ${body}`);
}

export function shippedOf({ template, channel }: Omit<TextScope, 'market'>): ShippedText {
  const text = shippedText(template, channel);
  if (!text) throw new Error(`${template} does not go by ${channel}`);
  return text;
}

/** As they are shipped, in each language of the market. */
export function shippedWords({ market, ...scope }: TextScope): WordsByLanguage {
  const text = shippedOf(scope);
  return Object.fromEntries(markets[market].languages.map((each) => [each, text.words(each)]));
}

/** The line that binds a code to the app stands under each text that carries one. */
const carriesCode = ({ template, channel }: Omit<TextScope, 'market'>) =>
  channel === 'sms' && template.startsWith('code-');

/** What follows a text when it is sent, and is nobody's to edit. */
export const lastLineOf = (scope: Omit<TextScope, 'market'>, { appHost }: TextLender): string =>
  carriesCode(scope) ? codeLine(appHost, sampleCode) : '';

/** Each language of a text, read with sample values and with the longest. */
export function seeWords(lender: TextLender, scope: TextScope, words: WordsByLanguage): TextSeen[] {
  const { market, channel } = scope;
  const names = variablesOf(scope);
  return markets[market].languages.flatMap((language): TextSeen[] => {
    const own = words[language];
    if (!own) return [];
    const known = variableWords({ ...lender, market, language }, names);
    const lastLine = lastLineOf(scope, lender);
    const body = fillText(own.body, valuesOf(known, 'sample')) + lastLine;
    const longest = fillText(own.body, valuesOf(known, 'longest')) + lastLine;
    const isSms = channel === 'sms';
    return [
      {
        language,
        title: own.title === null ? null : fillText(own.title, valuesOf(known, 'sample')),
        body,
        longest,
        length: isSms ? smsLength(body) : null,
        longestLength: isSms ? smsLength(longest) : null,
      },
    ];
  });
}

const valuesOf = (known: readonly VariableWords[], of: 'sample' | 'longest') =>
  Object.fromEntries(known.map((each) => [each.name, each[of]]));

/**
 * What stands against sending these words: each with its rule and with what to change. None: an approver may
 * be asked.
 */
export function checkWords(lender: TextLender, scope: TextScope, words: WordsByLanguage): TextFault[] {
  const { market } = scope;
  const longestOf = (texts: WordsByLanguage) =>
    new Map(seeWords(lender, scope, texts).map(({ language, longest }) => [language, longest]));
  const [own, ours] = [longestOf(words), longestOf(shippedWords(scope))];
  return markets[market].languages.flatMap((language) => {
    const shipped = shippedOf(scope).words(language);
    const written = words[language] ?? { title: shipped.title === null ? null : '', body: '' };
    const title =
      shipped.title === null ? [] : faultsIn(scope, { language, part: 'title' }, written.title ?? '');
    const body = faultsIn(scope, { language, part: 'body' }, written.body);
    const longest = scope.channel === 'sms' ? own.get(language) : undefined;
    const tooLong = longest === undefined ? null : tooLongBy(language, longest, ours.get(language) ?? '');
    const length: TextFault[] =
      tooLong === null ? [] : [{ language, part: 'body', rule: 'length', sentence: tooLong }];
    return title.concat(body, missingIn(scope, language, written), length);
  });
}

type Place = Pick<TextFault, 'language' | 'part'>;

function faultsIn(scope: TextScope, place: Place, text: string): TextFault[] {
  const { channel } = scope;
  const { language, part } = place;
  const tell = (rule: TextRule, sentence: string): TextFault => ({ ...place, rule, sentence });
  const atMost = part === 'title' ? titleAtMost : bodyAtMost;
  if (text.trim() === '') return [tell('empty', `The ${part === 'title' ? 'title' : 'text'} is empty.`)];
  const faults: TextFault[] = [];
  if (text.length > atMost)
    faults.push(tell('too-long', `It has ${text.length} characters; at most ${atMost}.`));
  if (textPieces(text) === undefined)
    faults.push(
      tell('brace', 'A brace belongs to no variable: write a variable as {day}, with both braces.'),
    );
  const known = variablesOf(scope);
  for (const name of variablesIn(text))
    if (!known.includes(name)) faults.push(tell('unknown-variable', unknownWords(name, known)));
  const shipped = shippedOf(scope).words(language);
  if (part === 'body') {
    const opening = openingOf(shipped.body);
    if (channel === 'sms' && !text.startsWith(opening))
      faults.push(
        tell('protected', `An SMS begins with “${opening.trim()}”: the lender’s name stays first.`),
      );
    for (const phrase of protectedWords(shippedOf(scope), language))
      if (!text.includes(phrase))
        faults.push(tell('protected', `“${phrase}” is protected: it stays as it is.`));
    if (carriesCode(scope) && /[@#]/u.test(text))
      faults.push(
        tell('code-line', 'The line that binds the code to the app is added by itself: leave out @ and #.'),
      );
  }
  const before = (part === 'title' ? shipped.title : shipped.body) ?? '';
  const broken = rulesBrokenBy({ channel, language, text, shipped: before });
  return [...faults, ...broken.map(({ rule, sentence }) => tell(rule, sentence))];
}

/** "{lender}: ", with the colon of its language. */
const openingOf = (body: string): string => /^\{lender\}[:：] ?/u.exec(body)?.[0] ?? '';

const unknownWords = (name: string, known: readonly string[]) =>
  known.length === 0
    ? `{${name}} is no variable of this message: it has none.`
    : `{${name}} is no variable of this message: it has ${known.map((each) => `{${each}}`).join(', ')}.`;

/** A variable that the shipped text has is in every language: whoever reads it learns the same. */
function missingIn(scope: TextScope, language: Language, { title, body }: TemplateWords): TextFault[] {
  const has = new Set(variablesIn(`${title ?? ''} ${body}`));
  return variablesOf(scope)
    .filter((name) => !has.has(name))
    .map((name) => ({
      language,
      part: 'body',
      rule: 'missing-variable',
      sentence: `{${name}} is missing in ${nameOfLanguage(language)}: put it back.`,
    }));
}
