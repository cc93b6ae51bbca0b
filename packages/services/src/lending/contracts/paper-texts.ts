import type { CountedThing, Language } from '@candor/markets';

type PrintedLanguage = Exclude<Language, 'zh'>;

type PaperWords = {
  readonly version: string;
  readonly signedBy: (name: string, moment: string) => string;
  readonly validUntil: (day: string) => string;
  readonly fingerprint: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly per: Readonly<Record<'day' | 'month' | 'year', string>>;
  readonly counted: Readonly<Record<Exclude<CountedThing, 'number'>, (count: number) => string>>;
  readonly day: (iso: string) => string;
};

const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const always = (word: string) => (count: number) => `${count} ${word}`;

/** "18 Dec 2026", from a table of our own: `Intl` spells months differently from one version to the next. */
const dayWith = (months: string) => {
  const names = months.split(' ');
  return (iso: string) => {
    const [year, month, day] = iso.split('-');
    return `${Number(day)} ${names[Number(month) - 1] ?? ''} ${year ?? ''}`;
  };
};

/** What is printed around the figures. */
const paperWords: Readonly<Record<PrintedLanguage, PaperWords>> = {
  en: {
    version: 'Version',
    signedBy: (name, moment) => `Signed by ${name} on ${moment}`,
    validUntil: (day) => `These figures stood until ${day}`,
    fingerprint: 'Fingerprint',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    per: { day: 'per day', month: 'per month', year: 'per year' },
    counted: {
      day: plural('day', 'days'),
      week: plural('week', 'weeks'),
      'half-month': plural('half-month', 'half-months'),
      month: plural('month', 'months'),
      instalment: plural('instalment', 'instalments'),
      time: plural('time', 'times'),
    },
    day: dayWith('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  fil: {
    version: 'Bersyon',
    signedBy: (name, moment) => `Pinirmahan ni ${name} noong ${moment}`,
    validUntil: (day) => `May bisa ang mga halagang ito hanggang ${day}`,
    fingerprint: 'Tatak ng dokumento',
    pageOf: (page, pages) => `Pahina ${page} ng ${pages}`,
    per: { day: 'bawat araw', month: 'bawat buwan', year: 'bawat taon' },
    counted: {
      day: always('araw'),
      week: always('linggo'),
      'half-month': always('kalahating buwan'),
      month: always('buwan'),
      instalment: always('hulog'),
      time: always('beses'),
    },
    day: dayWith('Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'),
  },
  hi: {
    version: 'संस्करण',
    signedBy: (name, moment) => `${name} ने ${moment} को हस्ताक्षर किए`,
    validUntil: (day) => `ये आँकड़े ${day} तक मान्य थे`,
    fingerprint: 'दस्तावेज़ की छाप',
    pageOf: (page, pages) => `पृष्ठ ${page} / ${pages}`,
    per: { day: 'प्रति दिन', month: 'प्रति माह', year: 'प्रति वर्ष' },
    counted: {
      day: always('दिन'),
      week: always('सप्ताह'),
      'half-month': always('आधे महीने'),
      month: always('महीने'),
      instalment: always('किस्तें'),
      time: always('बार'),
    },
    day: dayWith('जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'),
  },
};

export function printedIn(language: Language): PaperWords {
  return paperWords[language === 'zh' ? 'en' : language];
}
