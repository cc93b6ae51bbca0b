import { languages, markets, type Language, type MarketId, type Words } from '@candor/markets';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';
import { dayWords } from '../../customers/messages/day-words.ts';

type Sentence = (day: string, time: string) => string;

const titles: Readonly<Record<'in' | 'out', Words>> = {
  out: {
    en: 'We called you',
    zh: '我们给您打过电话',
    fil: 'Tinawagan ka namin',
    hi: 'हमने आपको फ़ोन किया',
  },
  in: { en: 'You called us', zh: '您给我们打过电话', fil: 'Tumawag ka sa amin', hi: 'आपने हमें फ़ोन किया' },
};

const bodies: Readonly<Record<'in' | 'out', Readonly<Record<Language, Sentence>>>> = {
  out: {
    en: (day, time) =>
      `On ${day} at ${time}, about your loan. If something about the call was not right, tell us under Complaints.`,
    zh: (day, time) => `${day} ${time}，关于您的贷款。如果通话有任何不妥，请在“投诉”中告诉我们。`,
    fil: (day, time) =>
      `Noong ${day}, ${time}, tungkol sa loan mo. Kung may mali sa tawag, sabihin sa amin sa Mga reklamo.`,
    hi: (day, time) =>
      `${day} को ${time} बजे, आपके लोन के बारे में। अगर फ़ोन पर कुछ ठीक नहीं था, तो शिकायत में हमें बताएँ।`,
  },
  in: {
    en: (day, time) => `On ${day} at ${time}, about your loan. We have noted what you said.`,
    zh: (day, time) => `${day} ${time}，关于您的贷款。我们已记录您所说的内容。`,
    fil: (day, time) => `Noong ${day}, ${time}, tungkol sa loan mo. Naitala namin ang sinabi mo.`,
    hi: (day, time) => `${day} को ${time} बजे, आपके लोन के बारे में। आपने जो कहा वह हमने लिख लिया है।`,
  },
};

/** What the inbox says of a call, so that a borrower sees every contact: when it was, and not what was said. */
export function callWords(
  market: MarketId,
  direction: 'in' | 'out',
  at: Date,
): { readonly title: Words; readonly body: Words } {
  const { timeZone } = markets[market];
  const time = timeIn(timeZone, at);
  const said = languages.map((language) => [
    language,
    bodies[direction][language](dayWords(dayIn(timeZone, at), language), time),
  ]);
  return { title: titles[direction], body: Object.fromEntries(said) as Words };
}
