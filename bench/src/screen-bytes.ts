import { weighScreens } from '../../scripts/develop/weigh-screens.ts';
import { line, type Line } from './result.ts';

const KB = 1024;

/** What a phone loads: the app alone, and the heaviest screen as the first and as a further one. */
export function benchScreenBytes(): Line[] {
  const { shell, screens } = weighScreens();
  const text = (bytes: number) => `${(bytes / KB).toFixed(1)} KB br`;
  return [
    line('app', 'scripts without a screen', text(shell), '≤ 75 KB', shell <= 75 * KB),
    ...screens.flatMap(({ screen, added, first }) => [
      line('app', `${screen}, as the first screen`, text(first), '≤ 90 KB', first <= 90 * KB),
      line('app', `${screen}, as a further screen`, text(added), '≤ 10 KB', added <= 10 * KB),
    ]),
  ];
}
