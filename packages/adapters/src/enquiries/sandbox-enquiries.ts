import {
  EnquiryDown,
  type BureauRecord,
  type CreditBureau,
  type IdentityCheck,
  type SanctionsScreening,
} from '@candor/services/kernel/ports';

/**
 * Family names that the sandbox's bureau and screening know; see docs/operations.md. Everybody else has a
 * clean file.
 */
const files: Readonly<Record<string, BureauRecord>> = {
  newcomer: { standing: 'thin', openLoans: 0, worstStatus: 'none', enquiries: 0 },
  latecomer: { standing: 'found', openLoans: 2, worstStatus: 'late-30', enquiries: 2 },
  defaulter: { standing: 'found', openLoans: 1, worstStatus: 'late-90', enquiries: 4 },
  manyloans: { standing: 'found', openLoans: 7, worstStatus: 'current', enquiries: 3 },
  shopper: { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 12 },
};

const cleanFile: BureauRecord = { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 1 };

const lastWord = (name: string) => name.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? '';

/** Answers by the last word of a name: the same person always has the same file. */
export const sandboxBureau: CreditBureau = {
  enquire: async ({ fullName }) => {
    const name = lastWord(fullName);
    if (name === 'nobureau') throw new EnquiryDown('the sandbox’s bureau is away for this name');
    return files[name] ?? cleanFile;
  },
};

/** "Listed" is on the list, "Namesake" may be; "Noscreening" gets no answer. */
export const sandboxScreening: SanctionsScreening = {
  screen: async ({ fullName }) => {
    const name = lastWord(fullName);
    if (name === 'noscreening') throw new EnquiryDown('the sandbox’s screening is away for this name');
    if (name === 'listed') return { verdict: 'match' };
    return { verdict: name === 'namesake' ? 'possible-match' : 'clear' };
  },
};

/** Takes everybody for who they say they are, but for "Lookalike". */
export const sandboxIdentity: IdentityCheck = {
  look: async ({ fullName }) => ({
    verdict: lastWord(fullName) === 'lookalike' ? 'doubtful' : 'genuine',
  }),
};
