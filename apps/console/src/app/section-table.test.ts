import { describe, expect, it } from 'vitest';
import { listedOf, sectionsFor } from '../shell/section.ts';
import { sections } from './section-table.ts';

describe('the sections', () => {
  it('each has an address, a letter and an icon of its own: a narrow nav shows nothing else', () => {
    expect(new Set(sections.map(({ icon }) => icon)).size).toBe(sections.length);
    expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length);
    expect(new Set(sections.map(({ go }) => go)).size).toBe(sections.length);
    for (const { path, go } of sections) {
      expect(path).toMatch(/^[a-z-]*$/u);
      expect(go).toMatch(/^[a-z0-4]$/u);
    }
  });

  it('are shown to who may see them, and the parts in the sandbox alone', () => {
    const nobody = sectionsFor(sections, { isSandbox: false, may: () => false });
    expect(nobody.map(({ path }) => path)).toContain('');
    expect(nobody.every(({ permission }) => permission === null)).toBe(true);
    expect(nobody.some(({ isSandboxOnly }) => isSandboxOnly)).toBe(false);
    expect(sectionsFor(sections, { isSandbox: true, may: () => true })).toEqual(sections);
  });

  it('A15.846 · a lender is not offered the gallery of parts, which has an address in the sandbox', () => {
    const offered = listedOf(sectionsFor(sections, { isSandbox: true, may: () => true }));
    expect(sections.filter((section) => !offered.includes(section)).map(({ path }) => path)).toEqual(['kit']);
  });
});
