import type { CalendarDate } from '@candor/domain/calendar';
import {
  EnquiryDown,
  type BureauRecord,
  type CreditBureau,
  type DocumentReading,
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

/** The loans behind the counts: the first has the worst status, and the sandbox's lenders are nobody. */
function reported(record: BureauRecord, name: string): BureauRecord {
  const lines = Array.from({ length: record.openLoans }, (_, at) => ({
    lender: `Sandbox Lending ${at + 1}`,
    kind: at % 2 === 0 ? 'Instalment loan' : 'Credit card',
    openedOn: `2026-0${1 + (at % 9)}-15` as CalendarDate,
    isOpen: true,
    amount: 1_000_000 + at * 250_000,
    outstanding: 600_000 - at * 50_000,
    worstStatus: at === 0 ? record.worstStatus : ('current' as const),
  }));
  return { ...record, reference: `SBX-${(name || 'nobody').toUpperCase()}`, lines };
}

const lastWord = (name: string) => name.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? '';

/** Answers by the last word of a name: the same person always has the same file. */
export const sandboxBureau: CreditBureau = {
  enquire: async ({ fullName }) => {
    const name = lastWord(fullName);
    if (name === 'nobureau') throw new EnquiryDown('the sandbox’s bureau is away for this name');
    return reported(files[name] ?? cleanFile, name);
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

/**
 * Takes everybody for who they say they are, but for "Lookalike", whose face is not the one on the document.
 * It reads on the front of a document what was typed, where the sandbox's drawings have their lines.
 */
export const sandboxIdentity: IdentityCheck = {
  look: async ({ fullName, bornOn, pictures }) => {
    const isDoubtful = lastWord(fullName) === 'lookalike';
    const isGiven = (field: string) => pictures.some((picture) => picture.field === field);
    const front: readonly DocumentReading[] = [
      { picture: 'documentFront', what: 'name', text: fullName, box: [398, 296, 380, 66] },
      { picture: 'documentFront', what: 'born-on', text: bornOn, box: [398, 386, 260, 66] },
    ];
    const alike = isDoubtful ? '0.41' : '0.95';
    const face: DocumentReading = { picture: 'selfie', what: 'face', text: alike, box: [270, 220, 460, 380] };
    const read = [...(isGiven('documentFront') ? front : []), ...(isGiven('selfie') ? [face] : [])];
    return { verdict: isDoubtful ? 'doubtful' : 'genuine', read };
  },
};
