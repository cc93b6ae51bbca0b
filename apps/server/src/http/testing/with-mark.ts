import { calls, type Call, type Json } from '@candor/contract';
import { previewOfAct } from '@candor/contract/console-client';
import type { SimulatedLender, Who } from '@candor/simulator/lender';

/** The body of an act with the mark of its preview: whoever does it has looked at this very thing. */
export async function withMark(app: SimulatedLender, call: Call, body: Json, who: Who): Promise<Json> {
  const found = Object.entries(previewOfAct).find(([, { act, mark }]) => act === call.key && mark === 'mark');
  if (!found) return body;
  const preview: Call = calls[found[0] as keyof typeof calls];
  const given = body as Record<string, Json | undefined>;
  const asked = Object.keys(preview.request.shape).flatMap((key): [string, string][] =>
    given[key] === undefined ? [] : [[key, String(given[key])]],
  );
  const path = preview.path.slice('/api/'.length);
  const shown =
    preview.method === 'POST'
      ? await app.post(path, Object.fromEntries(asked.map(([key]) => [key, given[key]])) as Json, who)
      : await app.get(`${path}?${new URLSearchParams(asked)}`, who);
  return { ...(body as object), ...(shown.statusCode === 200 && { seen: shown.json().mark }) } as Json;
}
