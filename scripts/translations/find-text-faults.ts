import { compileMessage } from '@lingui/message-utils/compileMessage';
import { textFiles } from './text-files.ts';

/** Languages that a file deliberately does not have, and why. They read it in English. */
const meantToBeAbsent: readonly { readonly file: RegExp; readonly language: string }[] = [
  // The font that documents are printed with has no Chinese characters.
  { file: /\/(?:paper|receipt)-texts\.ts$/u, language: 'zh' },
  // A disclosure is written in the languages of its market.
  { file: /\/ph\/disclosure-texts\.ts$/u, language: 'hi' },
  { file: /\/in\/disclosure-texts\.ts$/u, language: 'fil' },
];

/**
 * What a language's texts have wrong: left out, nobody's, other arguments than the English, or no message at
 * all.
 */
export function findTextFaults(root: string, language: string, locale: string): string[] {
  return textFiles(root).flatMap(({ file, english, read }) => {
    const texts = read(language);
    const isAbsent = meantToBeAbsent.some((each) => each.language === language && each.file.test(file));
    if (isAbsent && texts.size === 0) return [];
    const unknown = [...texts.keys()].filter((id) => !english.has(id));
    const faults = [...english].flatMap(([id, source]) =>
      faultsOf(source, texts.get(id), locale).map((fault) => `${file}#${id} ${language}: ${fault}`),
    );
    return faults.concat(unknown.map((id) => `${file}#${id} ${language}: no English text has this id`));
  });
}

export function faultsOf(english: string, text: string | undefined, locale: string): string[] {
  if (text === undefined) return ['is missing'];
  const message = messageOf(text);
  if (!message) return ['is no ICU message'];
  const [wanted, named] = [messageOf(english)?.names, message.names].map((names) =>
    [...(names ?? [])].toSorted().join(', '),
  );
  const needed: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  // A language that says it the same way for every number has `other` alone; one that tells forms apart has
  // them all.
  const told = message.plurals.filter((forms) =>
    forms.some((form) => form !== 'other' && needed.includes(form)),
  );
  const lacking = needed.filter((form) =>
    [...told, ...message.plurals.filter((forms) => !forms.includes('other'))].some(
      (forms) => !forms.includes(form),
    ),
  );
  return [
    ...(wanted === named
      ? []
      : [`names ${named || 'nothing'} where the English names ${wanted || 'nothing'}`]),
    ...(lacking.length === 0 ? [] : [`has no plural form for ${lacking.join(', ')}`]),
  ];
}

type Message = { readonly names: Set<string>; readonly plurals: string[][] };

/**
 * The arguments and plurals of a message, as an ICU parser that is not ours reads them; nothing where it
 * can't.
 */
function messageOf(text: string): Message | undefined {
  const message: Message = { names: new Set(), plurals: [] };
  let isRead = true;
  const compiled = compileMessage(text, (part) => part);
  const open = (text.match(/\{/gu) ?? []).length;
  if (open !== (text.match(/\}/gu) ?? []).length) isRead = false;
  // It answers a text that it can't read with that text, as one piece.
  if (open > 0 && compiled.every((token) => typeof token === 'string')) isRead = false;
  collect(compiled, message);
  return isRead ? message : undefined;
}

function collect(tokens: readonly unknown[], message: Message): void {
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, kind, branches] = token as [string, string?, Readonly<Record<string, unknown>>?];
    message.names.add(name);
    if (kind === 'plural') message.plurals.push(Object.keys(branches ?? {}));
    for (const branch of Object.values(branches ?? {})) if (Array.isArray(branch)) collect(branch, message);
  }
}
