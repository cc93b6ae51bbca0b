import { languages, type Language, type Words } from '@candor/markets';

const bodies: Readonly<Record<Language, (amount: string, day: string) => string>> = {
  en: (amount, day) =>
    `${amount} paid on ${day} repays your loan in full. Open your loan in the app to pay it: the figure is there too, for every day.`,
  zh: (amount, day) =>
    `在${day}支付 ${amount} 即可全部结清贷款。请在应用中打开您的贷款付款，每天的金额也在那里。`,
  fil: (amount, day) =>
    `${amount} na babayaran sa ${day} ang tuluyang magbabayad sa loan mo. Buksan ang loan mo sa app para magbayad: naroon din ang halaga sa bawat araw.`,
  hi: (amount, day) =>
    `${day} को ${amount} चुकाने पर आपका लोन पूरा चुक जाता है। चुकाने के लिए ऐप में अपना लोन खोलें: हर दिन की राशि वहाँ भी है।`,
};

const title: Words = {
  en: 'What repays your loan in full',
  zh: '结清贷款的金额',
  fil: 'Ang tuluyang magbabayad sa loan mo',
  hi: 'लोन पूरा चुकाने की राशि',
};

/** What a borrower reads who asked what it takes to be rid of the loan. */
export function settlementWords(
  amount: string,
  dayIn: (language: Language) => string,
): { readonly title: Words; readonly body: Words } {
  const said = languages.map((language) => [language, bodies[language](amount, dayIn(language))]);
  return { title, body: Object.fromEntries(said) as Words };
}
