import type { Calls, ResponseOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import { keyed, type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from './identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

export type ImportDesk = {
  readonly app: IdentityApp;
  readonly asOf: string;
  /** Two people who may bring in loans, and one who may not. */
  readonly marco: () => Promise<Who>;
  readonly grace: () => Promise<Who>;
  readonly asha: () => Promise<Who>;
  readonly check: (csv: string) => Promise<ResponseOf<Calls['console.import-check']>>;
  readonly ask: (csv: string, more?: object) => ReturnType<IdentityApp['post']>;
  /** Asks, and has somebody else agree; gives the import's id. The worker has not begun. */
  readonly agreed: (csv: string) => Promise<string>;
};

/** A lender on 16 November 2026 with its products, and people who may bring in loans. */
export async function importDesk(asOf = '2026-11-16', market: MarketId = 'ph'): Promise<ImportDesk> {
  const app = await identityApp();
  await openLender(app);
  const marcoId = await staffMember(app, 'marco@lender.example', ['finance']);
  const graceId = await staffMember(app, 'grace@lender.example', ['admin']);
  const linaId = await staffMember(app, 'lina@lender.example', ['controller']);
  const ashaId = await staffMember(app, 'asha@lender.example', ['support']);
  const marco = () => staffSession(app, marcoId);
  const grace = () => staffSession(app, graceId);
  const lina = () => staffSession(app, linaId);
  const check = async (csv: string) =>
    (await app.post('console/import-check', { market, asOf, csv }, await marco())).json();
  const ask: ImportDesk['ask'] = async (csv, more = {}) => {
    const { summary } = await check(csv);
    const { fingerprint = '0'.repeat(64) } = summary ?? {};
    const body = {
      market,
      asOf,
      csv,
      fileName: 'loans.csv',
      fingerprint,
      reason: 'We move on Monday',
      ...more,
    };
    return app.post('console/import-ask', body, keyed(await marco()));
  };
  const agreed = async (csv: string) => {
    const asked = (await ask(csv)).json();
    const { preview } = (await app.get(`console/approval?requestId=${asked.requestId}`, await lina())).json();
    const body = { requestId: asked.requestId, verdict: 'agree', seen: preview.seen };
    const answer = await app.post('console/approval-decide', body, keyed(await lina()));
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return asked.importId as string;
  };
  return { app, asOf, marco, grace, asha: () => staffSession(app, ashaId), check, ask, agreed };
}
