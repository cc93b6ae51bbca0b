import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** Everybody can use it, and nothing lies on anything, once what moves has come to rest. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  }).toPass({ timeout: 20_000 });
}
