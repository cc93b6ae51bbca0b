import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstallPackages, installDebianPackages } from '../find-browser.ts';

/** What a phone in our markets has, with the package that brings it. */
const fonts = {
  Roboto: 'fonts-roboto',
  'Noto Sans Devanagari': 'fonts-noto-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
} as const;

type Font = keyof typeof fonts;

const isHere = (font: Font): boolean => {
  try {
    return execFileSync('fc-list', [`:family=${font}`], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
};

const missing = (): Font[] => (Object.keys(fonts) as Font[]).filter((font) => !isHere(font));

/** Letters as Android draws them, installed where we may; one line for each that is not here. */
export function findFonts(say: (line: string) => void): string[] {
  const wanted = missing();
  if (wanted.length > 0 && canInstallPackages()) {
    say(`Installing the letters of a phone: ${wanted.join(', ')}`);
    installDebianPackages('--no-install-recommends', ...wanted.map((font) => fonts[font]));
  }
  return missing().map((font) => `without ${font}: not here, on Debian apt-get install ${fonts[font]}`);
}

/** The environment of a browser whose own letters are those of Android, not those of this machine. */
export function likeAndroid(): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'candor-fonts-')), 'fonts.conf');
  const alias = (family: string) =>
    `<match target="pattern"><test name="family"><string>${family}</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      ${alias('system-ui')}${alias('sans-serif')}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
