import type { Calls, RequestOf } from '@candor/contract/client';
import { useDraft } from '../../session/use-draft.ts';
import type { KeptLogin } from './kept-login.ts';

export type Ticked = NonNullable<RequestOf<Calls['session.login']>['consents']>[number];

/**
 * A code that is on its way, with its waits counted from when the answer came: by this page's own clock,
 * whatever the wall's says.
 */
export type SentCode = {
  readonly by: 'sms' | 'voice';
  readonly at: number;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
  /** So many ask for codes that this one may be late. */
  readonly isLate?: boolean;
  /** It was asked for before this page was reloaded, and may still be used. */
  readonly isEarlier?: boolean;
};

/**
 * What was typed so far. The number is in memory and, until a code is sent to it, in the tab; from then on a
 * ticket stands for it after a reload.
 */
export type LoginDraft = {
  readonly phone: string;
  /** Somebody typed here: the number that we know is not filled in again. */
  readonly isTouched?: boolean;
  readonly kept?: KeptLogin | undefined;
  readonly ticked: readonly Ticked[];
  readonly sent: SentCode | undefined;
};

const empty: LoginDraft = { phone: '', ticked: [], sent: undefined };

/** The number, or what stands for it. */
export const whoOf = ({ phone, kept }: LoginDraft) =>
  phone === '' && kept ? { ticket: kept.ticket } : { phone };

export const LOGIN_DRAFT = 'login';

export const useLoginDraft = () => useDraft<LoginDraft>(LOGIN_DRAFT, empty);

/** What both steps are given: the draft is one, whoever changes it. */
export type DraftProps = {
  readonly draft: LoginDraft;
  readonly change: (part: Partial<LoginDraft>) => void;
};
