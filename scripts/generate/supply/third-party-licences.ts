import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped-packages.ts';

type Terms = { readonly copyright: readonly string[]; readonly text: string };

const isNotice = (file: string) => /^(licen[cs]e|copying|notice)/iu.test(file);

/** What stands in a package's own licence file; nothing where it is not installed on this machine. */
function termsOf(root: string, path: string): Terms | undefined {
  const at = join(root, path);
  if (!existsSync(at)) return undefined;
  const file = readdirSync(at).find(isNotice);
  if (file === undefined) return undefined;
  const lines = readFileSync(join(at, file), 'utf8').replaceAll('\r', '').split('\n');
  const isCopyright = (line: string) =>
    /^\W*(copyright\b|\(c\))/iu.test(line) && /\d{4}|\(c\)|©/iu.test(line);
  return {
    copyright: lines.filter(isCopyright).map((line) => withoutAddress(line)),
    text: lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .trim(),
  };
}

/** Who it was, without how to reach them. */
const withoutAddress = (line: string) =>
  line
    .replaceAll(/[<(](?:[^<>()\s]+@|https?:)[^<>()]*[>)]/gu, '')
    .replaceAll(/\S+@\S+\.\w+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[-*#>\s]+/u, '')
    .trim();

/** However its lines are broken, it is the same text. */
const alike = (text: string) =>
  text
    .replaceAll(/[^a-z0-9]+/giu, ' ')
    .trim()
    .toLowerCase();

/**
 * Who wrote what we ship, and under which terms: a line for each package, then each text once. A package for
 * another kind of machine has its licence here and its text at the packages of its family.
 */
export function thirdPartyLicences(root: string, packages: readonly ShippedPackage[]): string {
  const texts = new Map<string, { nth: number; text: string }>();
  const rows = packages.map(({ name, version, licence, path }) => {
    const terms = termsOf(root, path);
    if (terms === undefined) return `| ${name} | ${version} | ${licence} | | |`;
    const key = alike(terms.text);
    const kept = texts.get(key) ?? { nth: texts.size + 1, text: terms.text };
    texts.set(key, kept);
    const who = terms.copyright.join('; ').replaceAll('|', '/');
    return `| ${name} | ${version} | ${licence} | ${who} | ${kept.nth} |`;
  });
  const each = [...texts.values()].map(
    ({ nth, text }) => `## Text ${nth}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``,
  );
  return [
    '# Third-party licences',
    '',
    'Written by `npm run sbom`. Candor itself is under the Apache licence 2.0; these are the packages of others that run with it.',
    '',
    '| package | version | licence | copyright | text |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    each.join('\n\n'),
    '',
  ].join('\n');
}
