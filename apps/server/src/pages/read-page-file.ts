import { readFileSync } from 'node:fs';
import { grievances, type GrievanceRules, type MarketId } from '@candor/markets';
import { pageFaults } from '@candor/services/customers/pages';
import type { PageConfiguration } from '@candor/store/pages';
import { z } from 'zod';
import { lenderNames } from '../settings/lender-names.ts';
import { SettingsFault, type Settings } from '../settings/read-settings.ts';

const readableColours = { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' };

const text = z.string().trim().min(1);
const page = z.strictObject({
  comName: text.optional(),
  email: text,
  address: text,
  copyright: text,
  licence: z.record(z.string(), z.string()),
  /** Where this market calls; the setting's number where there is none of its own. */
  servicePhone: text.optional(),
  grievanceOfficer: text.max(100).optional(),
});

type PageInFile = Omit<PageConfiguration, 'version'> & { readonly grievanceOfficer: string | null };

/**
 * What the company's page says of each market offered, from the file and the environment. Used only until the
 * database has it. A name in the file wins over the setting that the market names.
 */
export function readPageFile(settings: Settings): PageInFile[] {
  const where = `PAGE_CONFIG_FILE (${settings.PAGE_CONFIG_FILE})`;
  const content = parseJson(where, readFileSync(settings.PAGE_CONFIG_FILE, 'utf8'));
  const faults: string[] = [];
  const pages = settings.MARKETS.flatMap((market) => {
    const parsed = page.safeParse(content[market]);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is missing' };
      faults.push(`${where}: ${[market, ...path].join('.')}: ${message}. For example: see config/page.json`);
      return [];
    }
    const filled = pageOf(settings, market, parsed.data);
    const rules: GrievanceRules = grievances[market];
    if (rules.mustNameOfficer && filled.grievanceOfficer === null)
      faults.push(
        `${where}: ${market}.grievanceOfficer: the law wants a grievance officer with a name here. For example: "Kavita Rao"`,
      );
    // Colours that can't be read are reported at start, not refused: a lender must be able to see and change
    // them.
    const wrong = pageFaults({ ...filled, theme: readableColours });
    faults.push(...wrong.map((sentence) => `${where}: ${market}: ${sentence}`));
    return [filled];
  });
  if (faults.length > 0) throw new SettingsFault(faults);
  return pages;
}

function pageOf(
  settings: Settings,
  market: MarketId,
  { grievanceOfficer, ...given }: z.output<typeof page>,
): PageInFile {
  return {
    market,
    ...given,
    comName: given.comName ?? lenderNames(settings)(market),
    servicePhone: given.servicePhone ?? settings.SERVICE_PHONE,
    grievanceOfficer: grievanceOfficer ?? null,
    theme: {
      background: settings.BACKGROUND,
      bgFontColor: settings.BG_FONT_COLOR,
      fontColor: settings.FONT_COLOR,
    },
  };
}

function parseJson(where: string, source: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(source);
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below, with the file's name.
  }
  throw new SettingsFault([
    `${where} is not a JSON object with one entry a market. For example: see config/page.json`,
  ]);
}
