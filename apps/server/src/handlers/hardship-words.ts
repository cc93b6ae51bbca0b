import { marketMoney, type Language, type MarketId, type Words } from '@candor/markets';
import type { HardshipChoice } from '@candor/services';
import type { HardshipOption, HardshipState } from '@candor/store';

const options: Readonly<Record<HardshipOption, Words>> = {
  delay: {
    en: 'Nothing is due before {first}. Then {count} instalments of at most {amount}.',
    zh: '{first}之前无需还款，之后分{count}期，每期不超过{amount}。',
    fil: 'Walang babayaran bago ang {first}. Pagkatapos, {count} hulog na hanggang {amount}.',
    hi: '{first} से पहले कुछ देना नहीं। फिर {count} किस्तें, हर एक ज़्यादा से ज़्यादा {amount}।',
  },
  'smaller-instalments': {
    en: '{count} smaller instalments of at most {amount}, the first on {first}.',
    zh: '分{count}期，每期不超过{amount}，首期{first}。',
    fil: '{count} mas maliliit na hulog na hanggang {amount}, una sa {first}.',
    hi: '{count} छोटी किस्तें, हर एक ज़्यादा से ज़्यादा {amount}, पहली {first} को।',
  },
  'promise-to-pay': {
    en: 'Name a day until {latest}. We wait for it and don’t remind you. Late charges go on.',
    zh: '选定{latest}前的一天。我们会等待，不发提醒；逾期费用继续计算。',
    fil: 'Pumili ng araw hanggang {latest}. Maghihintay kami at hindi magpapaalala. Tuloy ang singil sa pagkaantala.',
    hi: '{latest} तक कोई दिन बताएँ। हम रुकेंगे और याद नहीं दिलाएँगे। देरी का शुल्क चलता रहेगा।',
  },
  talk: {
    en: 'Tell us what happened. A person reads it and answers.',
    zh: '告诉我们您的情况，会有工作人员阅读并回复。',
    fil: 'Sabihin sa amin ang nangyari. May taong magbabasa at sasagot.',
    hi: 'हमें बताएँ क्या हुआ। एक व्यक्ति पढ़कर जवाब देगा।',
  },
};

const states: Readonly<Record<HardshipState, Words>> = {
  considered: {
    en: 'A person looks at it. You get no reminders until it is decided.',
    zh: '工作人员正在处理。决定之前不会发送提醒。',
    fil: 'May taong tumitingin dito. Walang paalala hangga’t wala pang pasya.',
    hi: 'एक व्यक्ति इसे देख रहा है। फ़ैसले तक कोई याद नहीं दिलाएगा।',
  },
  granted: {
    en: 'Agreed. What has changed is on your loan’s page.',
    zh: '已同意。变更内容请见贷款页面。',
    fil: 'Pumayag kami. Nasa pahina ng loan mo ang nagbago.',
    hi: 'मान लिया गया। जो बदला है वह आपके लोन के पेज पर है।',
  },
  refused: {
    en: 'We could not agree to this. You can ask for something else.',
    zh: '未获同意。您可以选择其他方式。',
    fil: 'Hindi namin ito mapagbigyan. Puwede kang humiling ng iba.',
    hi: 'यह संभव नहीं हो पाया। आप कुछ और माँग सकते हैं।',
  },
  withdrawn: { en: 'Withdrawn.', zh: '已撤回。', fil: 'Binawi na.', hi: 'वापस लिया गया।' },
};

/** What an option means for the borrower. */
export function hardshipLine(choice: HardshipChoice, market: MarketId, language: Language): string {
  const { option, instalments, instalment, firstDueOn, latestOn } = choice;
  return options[option][language]
    .replace('{count}', String(instalments ?? ''))
    .replace('{amount}', marketMoney(market, instalment ?? 0n))
    .replace('{first}', dayText(firstDueOn, language))
    .replace('{latest}', dayText(latestOn, language));
}

export function hardshipStateLine(state: HardshipState, language: Language): string {
  return states[state][language];
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', fil: 'fil-PH', hi: 'hi-IN' };

function dayText(day: string | null, language: Language): string {
  if (day === null) return '';
  const shape = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(locales[language], shape).format(Date.parse(`${day}T00:00:00Z`));
}
