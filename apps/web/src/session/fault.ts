import {
  type BorrowerErrorCode,
  type ErrorCode,
  type FieldFault,
  ProblemError,
} from '@candor/contract/client';
import type { Translate } from '../i18n/translation.ts';

/** Why a call did not give what it was asked for: the server's code, or that no answer came. */
export type Fault = {
  readonly code: ErrorCode | 'broken';
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | null;
};

export function faultOf(error: unknown): Fault {
  if (!(error instanceof ProblemError)) return { code: 'broken', fields: [], retryAfterSeconds: null };
  const { code, fields, retryAfterSeconds } = error;
  return { code, fields, retryAfterSeconds };
}

export function faultText(t: Translate, { code }: Fault): string {
  if (code === 'broken') return t('notice.broken.body');
  // Only staff meet some codes, and only in the console: there are no words for those here.
  const text = t(`error.${code as BorrowerErrorCode}`);
  // Their words could not be loaded, as happens when the connection breaks right after the refusal.
  return text.startsWith('error.') ? t('notice.broken.body') : text;
}
