import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { provisionSubject } from '../../lending/provisions/post-provision-act.ts';
import {
  readProvision,
  type ProvisionView,
  type ProvisionWish,
} from '../../lending/provisions/read-provision.ts';
import { openRequestAbout } from '../approvals/open-request-about.ts';

/** A month's provision, and what waits for an approver about it. */
export function readProvisionPage(
  database: Database,
  market: MarketId,
  wish: ProvisionWish,
  now: Date,
): Promise<{ readonly view: ProvisionView; readonly asked: Awaited<ReturnType<typeof openRequestAbout>> }> {
  return database.read(async (tx) => {
    const view = await readProvision(tx, market, wish);
    return { view, asked: await openRequestAbout(tx, provisionSubject(market, view.month), now) };
  });
}
