import { languages } from '@candor/markets';
import { manyQuestions, misspeltQuestions } from '@candor/markets/help/testing';
import { foldText } from '../../apps/web/src/help/fold-text.ts';
import { makeFinder } from '../../apps/web/src/help/make-finder.ts';
import { line, median, ratioOf, type Line } from './result.ts';

const listed = 200;
const rounds = 9;

/**
 * Help's search beside reading all the texts once for the typed letters, which forgives nothing: what a
 * keystroke costs.
 */
export function benchHelp(say: (line: string) => void): Line[] {
  say(`Help: a search at each keystroke of the misspelt questions, among ${listed}`);
  const cases = languages.map((language) => {
    const entries = manyQuestions(language, listed);
    const questions = misspeltQuestions(language);
    return {
      entries,
      texts: entries.map(({ question, answer, alsoCalled }) => [question, ...alsoCalled, answer].join(' ')),
      questions,
      keystrokes: questions.flatMap(([typed]) => prefixes(typed)),
    };
  });
  const each = cases.reduce((sum, { keystrokes }) => sum + keystrokes.length, 0);
  const search = () => {
    for (const { entries, keystrokes } of cases) {
      // A new one each time: it remembers the words that it was asked for.
      const find = makeFinder(entries);
      for (const typed of keystrokes) find(typed);
    }
  };
  const read = () => {
    for (const { texts, keystrokes } of cases) {
      for (const typed of keystrokes) texts.filter((text) => foldText(text).includes(foldText(typed)));
    }
  };
  search();
  read();
  const times = Array.from({ length: rounds }, () => [msOf(search), msOf(read)] as const);
  const ours = times.map(([ms]) => ms);
  const ratio = ratioOf(
    ours,
    times.map(([, ms]) => ms),
  );
  const asked = cases.flatMap(({ entries: all, questions }) =>
    questions.map(([typed, wanted]) =>
      makeFinder(all)(typed)
        .entries.slice(0, 3)
        .some(({ entry }) => entry === wanted),
    ),
  );
  const found = asked.filter(Boolean).length;
  return [
    line(
      'help',
      `a keystroke's search among ${listed} entries, its index made in the same time, against reading them all once (${each} keystrokes in four languages)`,
      `${ratio.toFixed(2)} (${(median(ours) / each).toFixed(2)} ms a keystroke)`,
      '≤ 1',
      ratio <= 1,
    ),
    line(
      'help',
      `misspelt questions in four languages that find their entry among the first three of ${listed}`,
      `${found} of ${asked.length}`,
      String(asked.length),
      found === asked.length,
    ),
  ];
}

const prefixes = (typed: string) => Array.from(typed, (_, at) => typed.slice(0, at + 1));

function msOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
