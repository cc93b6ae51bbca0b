import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { languages, type Language, type Words } from '@candor/markets';
import { dayWords } from '../../customers/messages/day-words.ts';

const sentences: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) =>
    `You get no reminders until it is decided and no late charges are added, at the longest until ${day}.`,
  zh: (day) => `决定之前不会发送提醒，也不加收逾期费用，最长至${day}。`,
  fil: (day) =>
    `Walang paalala at walang idadagdag na singil sa pagkaantala hangga’t wala pang pasya, pinakamatagal hanggang ${day}.`,
  hi: (day) => `फ़ैसले तक कोई याद नहीं दिलाएगा और देरी का शुल्क नहीं बढ़ेगा, ज़्यादा से ज़्यादा ${day} तक।`,
};

/** For how long nobody is reminded and no late charge grows while somebody considers a request: its last day, which is the one before they resume. */
export function pauseWords(pausedUntil: CalendarDate): Words {
  const last = dateOfDayNumber(dayNumber(pausedUntil) - 1);
  const said = languages.map((language) => [language, sentences[language](dayWords(last, language))]);
  return Object.fromEntries(said) as Words;
}
