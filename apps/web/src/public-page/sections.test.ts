import { describe, expect, it } from 'vitest';
import { sectionOfHash, sections } from './sections.ts';

describe('the top bar', () => {
  it('P2 · has exactly Home, About Us and Contact Us, in this order', () => {
    expect(sections.map(({ title }) => title)).toEqual(['Home', 'About Us', 'Contact Us']);
  });

  it.each([
    ['#home', 0],
    ['#about', 1],
    ['#contact', 2],
  ])('P2 · opens %s as section %i', (hash, index) => {
    expect(sectionOfHash(hash)).toBe(index);
  });

  it.each(['', '#', '#About', '#constructor', '#about/'])('opens no section for %j', (hash) => {
    expect(sectionOfHash(hash)).toBeUndefined();
  });
});
