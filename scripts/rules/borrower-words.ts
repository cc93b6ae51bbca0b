export { bannedIn, endsAlike, isCutOff, withoutNames } from '@candor/domain/message-text';

/**
 * What a law or a regulator words, what is part of a signed agreement and changes only with its version, and
 * what people type when they search.
 */
const exempt: readonly { readonly file: RegExp; readonly id?: RegExp }[] = [
  { file: /^packages\/markets\/src\/\w+\/disclosure-texts\.ts$/u },
  { file: /^packages\/markets\/src\/\w+\/market-texts\.ts$/u, id: /^licence\.|^regulator\.how-/u },
  { file: /^packages\/markets\/src\/agreement\/agreement-texts\.ts$/u, id: /^(?:heading|tick)\.|^title$/u },
  { file: /^apps\/web\/src\/screens\/confirm\/texts\//u, id: /^agreement(?:Row)?$/u },
  { file: /^packages\/markets\/src\/help\/faq-texts\.ts$/u, id: /\.also$/u },
  { file: /^apps\/devtools\// },
];

export const isExempt = (file: string, id: string): boolean =>
  exempt.some((each) => each.file.test(file) && (each.id?.test(id) ?? true));

/** An English count before its noun without plural forms: "1 days left". A term or a limit is no count. */
export const isUncounted = (text: string): boolean =>
  /(?<!other \{)\{count\} \p{Ll}+s\b/u.test(text.replaceAll(/\{\w+, plural,.*?\}\}\}/gu, '#'));
