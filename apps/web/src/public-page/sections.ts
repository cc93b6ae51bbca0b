/**
 * The three sections, in the order of the top bar: their index is the specification's (0 Home, 1 About, 2
 * Contact).
 */
export const sections = [
  { id: 'home', title: 'Home' },
  { id: 'about', title: 'About Us' },
  { id: 'contact', title: 'Contact Us' },
] as const;

export type SectionIndex = 0 | 1 | 2;

/** Which section an address like `/#about` asks for. */
export function sectionOfHash(hash: string): SectionIndex | undefined {
  const index = sections.findIndex(({ id }) => `#${id}` === hash);
  return index === -1 ? undefined : (index as SectionIndex);
}
