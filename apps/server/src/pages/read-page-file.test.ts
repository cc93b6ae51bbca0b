import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, samplePages } from '../settings/read-settings.ts';
import { readPageFile } from './read-page-file.ts';

type Pages = Record<string, Record<string, unknown>>;

function read(change: (pages: Pages) => void): ReturnType<typeof readPageFile> {
  const pages = JSON.parse(readFileSync(samplePages, 'utf8')) as Pages;
  change(pages);
  const file = join(mkdtempSync(join(tmpdir(), 'candor pages ')), 'page.json');
  writeFileSync(file, JSON.stringify(pages));
  return readPageFile(readSettings({ CANDOR_MODE: 'sandbox', MARKETS: 'ph,in', PAGE_CONFIG_FILE: file }));
}

describe('what the page says before anybody has changed it', () => {
  it('IN-14 · India is not offered without a grievance officer who has a name', () => {
    const without = () => read((pages) => delete pages['in']?.['grievanceOfficer']);
    expect(without).toThrow(/in\.grievanceOfficer: the law wants a grievance officer with a name/u);
    expect(() => read((pages) => Object.assign(pages['in'] ?? {}, { grievanceOfficer: '  ' }))).toThrow(
      /in\.grievanceOfficer/u,
    );
    expect(read(() => {}).find(({ market }) => market === 'in')?.grievanceOfficer).toBe('Kavita Rao');
  });

  it('the Philippines may be offered without one', () => {
    const pages = read((each) => delete each['ph']?.['grievanceOfficer']);
    expect(pages.find(({ market }) => market === 'ph')?.grievanceOfficer).toBeNull();
  });
});
