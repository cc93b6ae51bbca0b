import { describe, expect, it } from 'vitest';
import { helpHref, homeHref, talkHref } from './help-links.ts';

const reach = { email: 'care@mabuhay.example', servicePhone: '+63 (2) 8123-4567' };

describe('R2 · the ways out of the error page', () => {
  it('writes to us with the number of the request in the subject', () => {
    expect(helpHref(reach, 'R-7F3K-92QD')).toBe('mailto:care@mabuhay.example?subject=R-7F3K-92QD');
    expect(helpHref(reach, undefined)).toBe('mailto:care@mabuhay.example');
  });

  it('dials the number as people write it', () => {
    expect(talkHref(reach)).toBe('tel:+63281234567');
  });

  it('goes home: to the borrower’s own, which asks for a login first', () => {
    expect(homeHref()).toBe('/home');
  });
});
