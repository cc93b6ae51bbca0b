import {
  bannedIn,
  endsAlike,
  isCutOff,
  outsideGsm,
  smsLength,
  withoutNames,
} from '@candor/domain/message-text';
import type { Language } from '@candor/markets';
import type { TemplateChannel } from './template-table.ts';

/** A rule that a text of borrowers' keeps, whoever words it. */
export type TextRule =
  | 'empty'
  | 'too-long'
  | 'brace'
  | 'unknown-variable'
  | 'missing-variable'
  | 'protected'
  | 'code-line'
  | 'link'
  | 'amount'
  | 'late'
  | 'threat'
  | 'push'
  | 'alphabet'
  | 'length'
  | 'style';

type Broken = { readonly rule: TextRule; readonly sentence: string };

export type SpokenText = {
  readonly channel: TemplateChannel;
  readonly language: Language;
  readonly text: string;
  /** As it is shipped. */
  readonly shipped: string;
};

/** What others may read who look at a phone: it has no sum, and nothing of a debt that is late. */
const seenByOthers: ReadonlySet<TemplateChannel> = new Set(['sms', 'push']);

const moneyWords = /[₱₹]|\b(?:PHP|INR|Rs)\b|\brupees?\b|\bpesos?\b|\bpiso\b|रुपय|रुपए|比索|卢比/iu;
/** Three figures or decimals are a sum; 23:59 and 5 minutes are none. */
const figures = /\d{3,}|\d[.,]\d|[\u0966-\u096f]{3,}/u;
const lateWords =
  /\blate\b|\boverdue\b|\bpast due\b|\bowe[ds]?\b|\bdebts?\b|\barrears\b|逾期|欠|\bhuli\b|\blampas\b|\butang\b|देर|बकाया|क़र्ज़|कर्ज/iu;
const links = /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|in|ph|co|io|app|ly|me|link|example)\b/iu;
const threats =
  /[!！]|\blegal action\b|\bpolice\b|\barrest|\bcourt\b|\blawsuit\b|\bsue\b|\bjail\b|\bprison\b|\bseiz|\bblacklist|\bdefaulter|\bfinal (?:warning|notice)\b|\byour (?:family|employer|contacts|friends|neighbou?rs)\b|\bpulis\b|\bkulong\b|\bmakukulong\b|\bkorte\b|\bdemanda\b|\b(?:pamilya|amo|kapitbahay) mo\b|\bkahihiyan\b|पुलिस|गिरफ़?्तार|जेल|अदालत|कोर्ट|मुक़?दम|परिवार|बदनाम|रिश्तेदार|警察|逮捕|法院|起诉|坐牢|家人|曝光|黑名单|单位领导/iu;
const onPush =
  /\bloans?\b|\bpay|\bdue\b|\binstal|\bborrow|\bbayad|\bhulog\b|लोन|भुगतान|किस्त|चुका|贷款|还款|付款|每期/iu;

/** What is written in Latin letters, and so can stay in the alphabet of every network. */
const isLatin = (language: Language) => language === 'en' || language === 'fil';

const quoted = (found: RegExpExecArray | null) => `“${found?.[0] ?? ''}”`;

/** What a pattern can tell of one text; variables and protected words are checked elsewhere. */
export function rulesBrokenBy({ channel, language, text, shipped }: SpokenText): Broken[] {
  const said = withoutNames(text);
  const isSeen = seenByOthers.has(channel);
  const broken: Broken[] = [];
  const tell = (rule: TextRule, sentence: string) => broken.push({ rule, sentence });
  const asShipped = (pattern: RegExp) => pattern.test(withoutNames(shipped));

  const link = links.exec(said);
  if (link)
    tell(
      'link',
      `${quoted(link)} is a link. A message has none of its own: networks hold it back, and nobody should learn to log in from one. Say “Open the app”.`,
    );
  const sum = moneyWords.exec(said) ?? figures.exec(said);
  if (isSeen && sum)
    tell(
      'amount',
      /[₱₹]/u.test(sum[0]) && isLatin(language)
        ? `“${sum[0]}” is money, which others could read, and makes the SMS Unicode, at 70 characters: take it out. The amount is in the app.`
        : `${quoted(sum)} says an amount, which others could read on the phone: take it out. The amount is in the app.`,
    );
  const late = lateWords.exec(said);
  if (isSeen && late)
    tell(
      'late',
      `${quoted(late)} says that something is late or owed, which others could read: say what it is about instead.`,
    );
  const threat = threats.exec(said);
  if (threat)
    tell(
      'threat',
      /[!！]/u.test(threat[0])
        ? 'An exclamation mark presses: end the sentence with a stop.'
        : `${quoted(threat)} threatens, or names people who have nothing to do with it: take it out.`,
    );
  const shown = channel === 'push' ? onPush.exec(said) : null;
  if (shown) tell('push', `${quoted(shown)}: a push notice says only that there is a message. Take it out.`);
  if (channel === 'sms' && isLatin(language)) {
    const outside = outsideGsm(said).filter((each) => !/[₱₹]/u.test(each));
    if (language === 'en' && outside.length > 0)
      tell(
        'alphabet',
        `${outside.map((each) => `“${each}”`).join(', ')} is not in the SMS alphabet and makes the SMS Unicode, at 70 characters: write plain letters and marks.`,
      );
  }
  for (const { pattern, say } of bannedIn[language] ?? []) {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(said);
    if (found && !asShipped(pattern)) tell('style', `${quoted(found)}: write “${say}” instead.`);
  }
  if (isCutOff(language, text) || !endsAlike(language, shippedEnd(shipped), text))
    tell('style', 'Sentences end with a stop, and a title without one, as in the text that is shipped.');
  return broken;
}

/** What is shipped in this language ends as its English does; it is compared with marks of English. */
const shippedEnd = (shipped: string) =>
  /[.?!…।。？！][”’）)]?$/u.test(shipped.trim()) ? 'One.' : shipped.trim().replace(/[.?!…।。？！]$/u, '');

/** In English one: its letters are in the alphabet that every network has. */
const partsAtMost = (language: Language) => (language === 'en' ? 1 : 3);

/**
 * Whether an SMS with its longest values takes more parts than it may. A lender with a long name, whose
 * shipped text takes more, is held to that.
 */
export function tooLongBy(language: Language, longest: string, shippedLongest: string): string | null {
  const { encoding, units, room, parts } = smsLength(longest);
  const most = Math.max(partsAtMost(language), smsLength(shippedLongest).parts.length);
  if (parts.length <= most) return null;
  const isUnicode = encoding === 'unicode';
  if (most > 1)
    return `With the longest values it takes ${parts.length} parts (${units} of ${room}): at most ${most}.`;
  return `With the longest values it has ${units} characters${isUnicode ? ' of Unicode' : ''}: shorten it by ${units - (isUnicode ? 70 : 160)} to fit one SMS.`;
}
