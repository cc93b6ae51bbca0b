import type { Fault } from '@candor/client';
import type { BorrowerErrorCode } from '@candor/contract/client';
import type { Translate } from '../i18n/translation.ts';

export function faultText(t: Translate, { code }: Fault): string {
  if (code === 'broken') return t('notice.broken.body');
  // Only staff meet some codes, and only in the console: there are no words for those here.
  const text = t(`error.${code as BorrowerErrorCode}`);
  // Their words could not be loaded, as happens when the connection breaks right after the refusal.
  return text.startsWith('error.') ? t('notice.broken.body') : text;
}
