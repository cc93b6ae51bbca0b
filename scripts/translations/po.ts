/**
 * A text on its way to a translator and back: where it stands, its English, and what it is in the other
 * language.
 */
export type PoEntry = { readonly context: string; readonly english: string; readonly text: string };

/**
 * A gettext PO file, which Poedit, Weblate, Crowdin and Lokalise read. The arguments of a message stand above
 * it as a comment:
 *
 *     #. {name}
 *     msgctxt "packages/…/receipt-texts.ts#from"
 *     msgid "Received from {name}"
 *     msgstr "Tinanggap mula kay {name}"
 */
export function writePo(language: string, entries: readonly PoEntry[]): string {
  const head = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`;
  const written = entries.map(({ context, english, text }) => {
    const names = [...new Set([...english.matchAll(/\{(\w+)[,}]/gu)].map(([, name]) => `{${name}}`))];
    const comment = names.length > 0 ? `#. ${names.join(' ')}\n` : '';
    return `${comment}msgctxt ${quoted(context)}\nmsgid ${quoted(english)}\nmsgstr ${quoted(text)}\n`;
  });
  return [head, ...written].join('\n');
}

/**
 * Reads one back, however the translator's tool has broken its lines; what it says beside the texts is left.
 */
export function readPo(file: string): { readonly language: string; readonly entries: PoEntry[] } {
  const blocks = file.replaceAll('\r\n', '\n').split(/\n{2,}/u);
  const fields = blocks.map((block) => {
    const found: Record<string, string> = {};
    let at = '';
    for (const line of block.split('\n')) {
      const [, keyword, text] = /^(msg\w+)?\s*(".*")\s*$/u.exec(line) ?? [];
      if (text === undefined) continue;
      at = keyword ?? at;
      found[at] = (found[at] ?? '') + (JSON.parse(text) as string);
    }
    return found;
  });
  const language = /^Language: ([\w-]+)$/mu.exec(fields[0]?.['msgstr'] ?? '')?.[1];
  if (!language) throw new Error('The file does not say its language.');
  const entries = fields
    .slice(1)
    .flatMap(({ msgctxt, msgid, msgstr }) =>
      msgctxt === undefined ? [] : [{ context: msgctxt, english: msgid ?? '', text: msgstr ?? '' }],
    );
  return { language, entries };
}

const quoted = (text: string) => JSON.stringify(text);
