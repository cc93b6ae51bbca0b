import { describe, expect, it } from 'vitest';
import { pageFaults } from './page-faults.ts';

const page: Parameters<typeof pageFaults>[0] = {
  market: 'ph',
  comName: 'Candor Lending',
  email: 'help@candorlending.example',
  address: '1 Rizal Avenue, Cebu City',
  copyright: '© 2026 Candor Lending',
  servicePhone: '+63 2 8888 0100',
  theme: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
  licence: {
    corporateName: 'Candor Lending Corporation',
    registrationNo: 'CS201912345',
    authorityNo: '1234',
  },
};

describe('what can’t be shown as a company’s page', () => {
  it('is nothing of a page as it ought to be', () => {
    expect(pageFaults(page)).toEqual([]);
  });

  it.each([
    [{ comName: 'x'.repeat(61) }, /Company name must be one line of 1 to 60 characters/],
    [{ comName: 'Araw\nCredit' }, /Company name must be one line of 1 to 60 characters/],
    [{ email: 'nobody' }, /E-mail must be an address like help@candorlending\.example/],
    [{ email: 'a@b.example?subject=x' }, /E-mail must be an address/],
    [{ servicePhone: 'javascript:alert(1)' }, /Service desk phone must be a phone number/],
    [{ theme: { ...page.theme, background: 'green' } }, /Brand colour must be a colour/],
    [{ theme: { ...page.theme, background: '#111' } }, /Brand colour must be a colour/],
    [
      { theme: { ...page.theme, background: '#777777', bgFontColor: '#888888' } },
      /Choose a text colour further from the brand colour/,
    ],
    [{ licence: { ...page.licence, authorityNo: 'not a number' } }, /Certificate of Authority No\./],
  ])('names the fault of %j', (change, sentence) => {
    expect(pageFaults({ ...page, ...change }).join('\n')).toMatch(sentence);
  });
});
