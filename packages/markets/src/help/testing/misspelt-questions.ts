import type { Language } from '../../language.ts';
import type { FaqEntryId } from '../faq-entries.ts';

type Misspelt = readonly [typed: string, wanted: FaqEntryId];

/** As people type them: in haste, by ear, on a small keyboard. */
const asked: readonly (readonly [Language, ...Misspelt])[] = [
  ['en', 'how to replay my laon', 'how-to-repay'],
  ['en', 'i payed but still shows unpayd', 'paid-not-counted'],
  ['en', 'recieved less mony', 'why-less-received'],
  ['en', 'otp not comming', 'no-code'],
  ['en', 'delet my acount', 'delete-account'],
  ['zh', '怎么还宽', 'how-to-repay'],
  ['zh', '验正码收不到', 'no-code'],
  ['zh', '为什么拒决我', 'why-refused'],
  ['zh', '提前结青', 'pay-early'],
  ['zh', '付了两次钱', 'paid-twice'],
  ['fil', 'panu mag bayad', 'how-to-repay'],
  ['fil', 'bkit tinangihan ako', 'why-refused'],
  ['fil', 'di dumarating yung cod', 'no-code'],
  ['fil', 'sobra ang bayd ko', 'paid-too-much'],
  ['fil', 'nawla ang telepno ko', 'lost-phone'],
  ['hi', 'कीश्त कैसे चुकाउ', 'how-to-repay'],
  ['hi', 'ओटिपी नही आया', 'no-code'],
  ['hi', 'पेसा कब आयेगा', 'when-money-comes'],
  ['hi', 'लोन रद कैसे करे', 'cancel-loan'],
  ['hi', 'शिकयत केसे करु', 'how-to-complain'],
];

export function misspeltQuestions(language: Language): Misspelt[] {
  return asked.filter(([each]) => each === language).map(([, typed, wanted]) => [typed, wanted]);
}
