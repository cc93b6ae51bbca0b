import { type Language, languages } from '@candor/i18n';
import type { LenderColours, Mode } from '@candor/theme';

/** Lenders of all kinds: what is readable in these six is readable. */
export const lenders = {
  green: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
  yellow: { background: '#FFC72E', bgFontColor: '#1F1A0E', fontColor: '#1F1A0E' },
  pale: { background: '#E9E2F8', bgFontColor: '#231B3A', fontColor: '#1D1A26' },
  red: { background: '#C8102E', bgFontColor: '#FFFFFF', fontColor: '#241416' },
  blue: { background: '#0B5FFF', bgFontColor: '#FFFFFF', fontColor: '#101828' },
  black: { background: '#101214', bgFontColor: '#FFFFFF', fontColor: '#101214' },
} as const satisfies Record<string, LenderColours>;

export type LenderName = keyof typeof lenders;

export const lenderNames = Object.keys(lenders) as LenderName[];

export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** What the reader chose; what he did not choose is as the server and the system have it. */
export type GalleryLook = {
  readonly lender?: LenderName;
  readonly mode?: Mode;
  /** `language` in an address belongs to the native shell, which takes it out. */
  readonly lang?: Language;
};

/** From the address, so that a look can be sent to somebody else. Whatever is not known is not chosen. */
export function readLook(search: string): GalleryLook {
  const asked = new URLSearchParams(search);
  const lender = lenderNames.find((name) => name === asked.get('lender'));
  const mode = modes.find((name) => name === asked.get('mode'));
  const lang = languages.find((name) => name === asked.get('lang'));
  return { ...(lender && { lender }), ...(mode && { mode }), ...(lang && { lang }) };
}
