import { isOverrideCode, overrideCodes } from '@candor/markets/authority';

/** `OV-2` → "OV-2 Above the amount that policy allows". */
export function codeWords(code: string): string {
  return isOverrideCode(code) ? `${code} ${overrideCodes[code]}` : code;
}
