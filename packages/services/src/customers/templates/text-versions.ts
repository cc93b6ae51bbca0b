import { markets, type Language } from '@candor/markets';
import { insertTemplateVersion, listTemplateTexts, type TemplateText } from '@candor/store/message-templates';
import type { ReadTx, Tx } from '@candor/store/database';
import { shippedWords, type TextScope, type WordsByLanguage } from './check-words.ts';

export type TextVersion = {
  readonly version: number;
  /** Null of the shipped text before its first change. */
  readonly savedAt: Date | null;
  readonly words: WordsByLanguage;
};

/** Every version of a text, newest first. A text that nobody has changed has the shipped one. */
export async function textVersions(tx: ReadTx, scope: TextScope): Promise<TextVersion[]> {
  const rows = await listTemplateTexts(tx, scope);
  if (rows.length === 0) return [{ version: 1, savedAt: null, words: shippedWords(scope) }];
  const numbers = [...new Set(rows.map(({ version }) => version))];
  return numbers.map((version) => versionOf(version, rows));
}

function versionOf(version: number, rows: readonly TemplateText[]): TextVersion {
  const own = rows.filter((row) => row.version === version);
  const words = Object.fromEntries(own.map(({ language, title, body }) => [language, { title, body }]));
  return { version, savedAt: own[0]?.savedAt ?? null, words };
}

/** Has the shipped text written down where nobody has changed it yet: the next one is its second version. */
export async function beginVersions(tx: Tx, scope: TextScope): Promise<void> {
  if ((await listTemplateTexts(tx, scope)).length === 0) await keepVersion(tx, scope, shippedWords(scope));
}

export function keepVersion(tx: Tx, scope: TextScope, words: WordsByLanguage): Promise<number> {
  const texts = Object.entries(words).map(([language, { title, body }]) => ({ language, title, body }));
  return insertTemplateVersion(tx, scope, texts);
}

/** Whether the networks of a market carry this text only under its number. */
export const isRegistered = ({ market, channel }: Pick<TextScope, 'market' | 'channel'>): boolean =>
  channel === 'sms' && markets[market].smsRegister !== null;

/** The version that is sent in one language: the newest, of those that wait for no number. */
export function versionInForce(
  scope: TextScope,
  language: Language,
  {
    versions,
    registered,
  }: {
    readonly versions: readonly TextVersion[];
    readonly registered: readonly { readonly version: number; readonly language: string }[];
  },
): number {
  const has = (version: number) =>
    registered.some((each) => each.version === version && each.language === language);
  const inForce = versions.find(({ version }) => version === 1 || !isRegistered(scope) || has(version));
  return inForce?.version ?? 1;
}
