import { z } from 'zod';

/** What a list of applications shows: those that wait for a person, in the order of their deadlines, or others, newest first. */
export const applicationShows = ['waiting', 'sent-back', 'approved', 'refused', 'all'] as const;

/** A fact with where it comes from. `look`: a person should; `hidden`: this role does not see it. */
const factState = z.enum(['checked', 'stated', 'computed', 'look', 'hidden']);

export const applicationFact = z.strictObject({
  what: z.string(),
  text: z.string(),
  source: z.string(),
  state: factState,
});

export const decisionChoice = z.enum(['approve', 'refuse', 'send-back']);

/** The queue that it waits in; null where it waits in none. */
export const applicationQueue = z.enum(['applications', 'referred']).nullable();

/** The steps of the KYC that somebody looks at. */
export const formSteps = ['base', 'personal', 'job', 'ext'] as const;

/** The closed list of exceptions to policy. */
export const overrideCodes = ['OV-1', 'OV-2', 'OV-3', 'OV-4'] as const;
