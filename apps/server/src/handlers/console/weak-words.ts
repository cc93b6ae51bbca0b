import type { PasswordWeakness } from '@candor/services/backoffice/staff-login';

const instead = 'Please take four or more words that have nothing to do with you or with each other.';

const words: Readonly<Record<PasswordWeakness, string>> = {
  short: `It is shorter than twelve characters. ${instead}`,
  common: `It is on the lists of passwords that everybody tries first. ${instead}`,
  own: `It is mostly your own name, your e-mail or the lender’s name, which anybody knows. ${instead}`,
  pattern: `It is a pattern: a row of the keyboard, a run of letters, or the same again. ${instead}`,
  guessable: `It would be guessed in a few hours. ${instead}`,
};

/** Says what is wrong with a password that was refused, and what would be right. */
export function weakWords<Other extends { readonly refused: string }>(
  refusal: Other | { readonly refused: 'password_is_weak'; readonly why: PasswordWeakness },
): Other | { readonly refused: 'password_is_weak'; readonly detail: string } {
  return 'why' in refusal
    ? { refused: 'password_is_weak', detail: words[refusal.why as PasswordWeakness] }
    : (refusal as Other);
}
