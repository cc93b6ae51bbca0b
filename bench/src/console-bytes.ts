import { weighConsole } from '../../scripts/develop/weigh-console.ts';
import { line, type Line } from './result.ts';

const KB = 1024;

/** What the lender's console loads: the first page of the day, and what each section adds. */
export function benchConsoleBytes(): Line[] {
  const { shell, firstLoad, sections } = weighConsole();
  const text = (bytes: number) => `${(bytes / KB).toFixed(1)} KB br`;
  return [
    line('console', 'scripts and styles without a section', text(shell)),
    line('console', 'first load, with Today', text(firstLoad), '≤ 250 KB', firstLoad <= 250 * KB),
    ...sections.map(({ section, added }) => line('console', `${section}, as a further section`, text(added))),
  ];
}
