import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { layoutFaults } from './layout-faults.ts';

/** Everybody can use it, and nothing lies on anything, once what moves has come to rest. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(async () => {
    expect(await axeFaults(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  }).toPass();
}
