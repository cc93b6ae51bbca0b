import { insertRegistration, listRegistrations } from '@candor/store/message-templates';
import type { Tx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { nameOfLanguage } from '@candor/i18n';
import { checkWords, type TextFault, type TextScope, type WordsByLanguage } from './check-words.ts';
import { beginVersions, isRegistered, keepVersion, textVersions } from './text-versions.ts';
import type { TextLender } from './template-values.ts';

export type SaveTextRule = 'template_is_unfit' | 'template_was_changed';

/** A fault as whoever words a text reads it: "English: “late” says that…" */
export const faultWords = ({ language, sentence }: TextFault): string =>
  `${nameOfLanguage(language)}: ${sentence}`;

/**
 * A new version of a text. It is held to every rule once more, and loses nothing of what somebody else has
 * saved meanwhile. A language whose words stay keeps the number that the networks know them under.
 */
export async function saveText(
  tx: Tx,
  lender: TextLender,
  scope: TextScope,
  { basedOn, words }: { readonly basedOn: number; readonly words: WordsByLanguage },
): Promise<{ readonly version: number } | Refusal<SaveTextRule>> {
  const faults = checkWords(lender, scope, words);
  if (faults.length > 0) return { refused: 'template_is_unfit', facts: { faults: faults.map(faultWords) } };
  await beginVersions(tx, scope);
  const before = await textVersions(tx, scope);
  if (before[0]?.version !== basedOn) return { refused: 'template_was_changed' };
  const version = await keepVersion(tx, scope, words);
  if (!isRegistered(scope)) return { version };
  const registered = await listRegistrations(tx, scope);
  for (const [language, { body }] of Object.entries(words)) {
    const known = before.flatMap((each) =>
      each.words[language]?.body === body
        ? registered.filter((one) => one.version === each.version && one.language === language)
        : [],
    );
    if (known[0]) await insertRegistration(tx, scope, { ...known[0], version });
  }
  return { version };
}
