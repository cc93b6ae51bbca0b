import type { MarketId } from '@candor/markets';
import {
  findText,
  listTextVersions,
  type PublishedText,
  type TextName,
  type TextVersion,
} from '@candor/store/help';
import type { Database } from '@candor/store/database';

export type TextPage = {
  readonly text: PublishedText;
  readonly newest: number;
  readonly versions: readonly TextVersion[];
};

/** A text in one of its versions, or the newest; undefined where there is none. */
export function readText(
  database: Database,
  market: MarketId,
  { name, version }: { readonly name: TextName; readonly version: number | undefined },
): Promise<TextPage | undefined> {
  return database.read(async (tx) => {
    const versions = await listTextVersions(tx, market, name);
    const newest = versions[0]?.version;
    const text = newest && (await findText(tx, market, name, version ?? newest));
    return newest && text ? { text, newest, versions } : undefined;
  });
}
