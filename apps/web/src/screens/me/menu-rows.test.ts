import { calls } from '@candor/contract';
import { isBuilt, routeAt } from '@candor/contract/routes';
import { describe, expect, it } from 'vitest';
import { type MenuKey, menuRow } from './menu-rows.ts';

const keys = calls['order.user-menu'].response.shape.items.element.shape.key.options as MenuKey[];

describe('A6.2 · the menu of a borrower', () => {
  it.each(keys)('never leads from %s to a page that does not exist', (key) => {
    const row = menuRow(key);
    if (row) expect(isBuilt(routeAt(row.href) ?? 'errorPage')).toBe(true);
  });

  it('leads to the messages, the choices and who the lender is', () => {
    expect(keys.filter((key) => menuRow(key))).toEqual(
      expect.arrayContaining(['inbox', 'privacyChoices', 'about']),
    );
  });
});
