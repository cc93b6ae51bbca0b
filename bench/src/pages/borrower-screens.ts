import { makeWorld, scenes, type Scene } from '../../../e2e/screen-scenes.ts';
import { findBrowser } from '../../../scripts/develop/find-browser.ts';
import { visit, type Category, type Visit } from './lighthouse-visit.ts';
import { line, median, type Line } from '../result.ts';

const runs = 3;

/** The screens that a borrower sees most, each as the first that a phone opens. */
const measured = ['login', 'product', 'home', 'loanDetail', 'repay'] as const;

/** No search engine is to find these, so there is nothing to say about seo. */
const least: Readonly<Partial<Record<Category, number>>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

export async function benchBorrowerScreens(url: string, say: (line: string) => void): Promise<Line[]> {
  const chromePath = await findBrowser(say);
  const world = await makeWorld(url, 'ph');
  const lines: Line[] = [];
  for (const screen of measured) {
    const scene: Scene = scenes[screen];
    const cookies = scene.by === 'visitor' ? [] : await world.viewers[scene.by].cookies();
    const address = new URL(scene.at(world), url);
    address.searchParams.set('market', world.market);
    const visits: Visit[] = [];
    for (let run = 1; run <= runs; run += 1) {
      say(`Lighthouse on ${screen}, run ${run} of ${runs}`);
      visits.push(await visit(address.href, { chromePath, cookies }));
    }
    for (const [category, wanted] of Object.entries(least) as [Category, number][]) {
      const score = median(visits.map(({ scores }) => scores[category]));
      const what = `${screen}, Lighthouse mobile, ${category}`;
      lines.push(line('app', what, String(score), `≥ ${wanted}`, score >= wanted));
    }
    const shift = median(visits.map(({ cls }) => cls));
    lines.push(line('app', `${screen}, layout shift`, String(shift), '0', shift === 0));
  }
  return lines;
}
