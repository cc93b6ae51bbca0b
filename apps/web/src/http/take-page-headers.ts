/**
 * A native shell tells the page about itself in the page's address. These parameters, and no other, go with
 * every call as headers. They are read once and taken out of the address bar, so that they neither end up in
 * a bookmark or a screenshot nor travel to another site as a referrer.
 */
const headerOfParameter = {
  appVersion: 'x-app-version',
  channel: 'x-channel',
  deviceId: 'x-device-id',
  language: 'x-language',
  market: 'x-market',
  shellCode: 'x-shell-code',
} as const;

type Parameter = keyof typeof headerOfParameter;

export type PageHeaders = Readonly<Partial<Record<(typeof headerOfParameter)[Parameter], string>>>;

/** Visible ASCII: what may stand in a header without quoting, folding or another meaning. */
const CLEAN = /^[!-~]{1,64}$/;

interface Page {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

export function takePageHeaders({ location, history }: Page): PageHeaders {
  const headers: Partial<Record<string, string>> = {};
  const others: string[] = [];
  // Cut by hand: URLSearchParams would write the parameters that stay in another spelling than they came in.
  for (const part of location.search.slice(1).split('&')) {
    const [[name = '', value = ''] = []] = new URLSearchParams(part);
    if (!isParameter(name)) others.push(part);
    else if (CLEAN.test(value)) headers[headerOfParameter[name]] ??= value;
  }
  const search = others.join('&');
  if (search !== location.search.slice(1)) {
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
  }
  return headers;
}

function isParameter(name: string): name is Parameter {
  return Object.hasOwn(headerOfParameter, name);
}
