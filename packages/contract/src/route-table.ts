/**
 * Every page address, keyed by what the page is for. The scrambled words are the specification's and must
 * stay letter for letter; the readable ones below them are ours, for pages that the calls need and the
 * specification's table lacks. No other file may spell a path: routePath() is the only way to one.
 *
 * `query` names what a page reads from its address. A key ending in `?` may be left out.
 */
export const routeTable = {
  officialPage: { path: '/', query: [] },

  paymentInstructions: { path: '/dragonpayPaymentInstructions', query: ['paymentId'] },
  errorPage: { path: '/noticed', query: ['kind?', 'requestId?', 'from?'] },
  loanDetail: { path: '/argued', query: ['loanId?', 'orderId?', 'view?'] },
  confirm: { path: '/approach', query: ['orderId'] },
  repaymentYesNo: { path: '/strung', query: ['paymentId', 'answer?'] },
  orders: { path: '/cautious', query: [] },
  recommendationList: { path: '/evidence', query: ['after?'] },
  customerService: { path: '/tangible', query: ['entry?'] },
  repay: { path: '/machinery', query: ['loanId', 'choice?', 'amount?', 'surplus?', 'paymentId?'] },
  repayDelay: { path: '/motionless', query: ['loanId'] },
  repaymentChoice: { path: '/dusty', query: ['loanId'] },
  loanAgreement: {
    path: '/removed',
    query: ['loanId?', 'orderId?', 'amount?', 'term?', 'accountId?', 'purpose?'],
  },
  privacyPolicy: { path: '/wishing', query: [] },
  aboutUs: { path: '/disclosed', query: [] },
  complaints: { path: '/lamp', query: ['view?', 'loanId?', 'row?'] },
  bankCard: { path: '/monster', query: ['view?', 'from?'] },
  complaintPage: { path: '/footholds', query: ['reportId'] },
  product: { path: '/glad', query: ['productId'] },

  login: { path: '/login', query: ['from?'] },
  home: { path: '/home', query: [] },
  me: { path: '/me', query: [] },
  inbox: { path: '/inbox', query: [] },
  certification: { path: '/certification', query: [] },
  certificationBase: { path: '/certification/base', query: [] },
  certificationPersonal: { path: '/certification/personal', query: [] },
  certificationJob: { path: '/certification/job', query: [] },
  certificationExt: { path: '/certification/ext', query: [] },
  privacyChoices: { path: '/privacy-choices', query: ['view?'] },
  autopay: { path: '/autopay', query: ['loanId'] },

  /** The lender's console: every address below it is the same page, which reads its own. */
  console: { path: '/console', query: [] },

  sandbox: { path: '/sandbox', query: [] },
  gallery: { path: '/gallery', query: ['lender?', 'mode?', 'lang?'] },
} as const satisfies Record<string, { path: `/${string}`; query: readonly string[] }>;

export type RouteKey = keyof typeof routeTable;
export type RoutePath = (typeof routeTable)[RouteKey]['path'];

/**
 * Pages of the borrower's app that answer today. The server says 404 for the others, so that a link to an
 * unbuilt page never half works. The console answers too, and is not among them: nothing of the borrower's
 * leads there.
 */
export const builtRoutes = [
  'certification',
  'certificationBase',
  'certificationPersonal',
  'certificationJob',
  'certificationExt',
  'recommendationList',
  'product',
  'home',
  'orders',
  'loanDetail',
  'confirm',
  'repayDelay',
  'loanAgreement',
  'repaymentChoice',
  'repay',
  'paymentInstructions',
  'repaymentYesNo',
  'officialPage',
  'errorPage',
  'privacyPolicy',
  'aboutUs',
  'customerService',
  'complaints',
  'complaintPage',
  'login',
  'me',
  'bankCard',
  'inbox',
  'privacyChoices',
  'autopay',
  'sandbox',
  'gallery',
] as const satisfies readonly RouteKey[];

/** Built, and only there in the sandbox: in production they answer as every address that does not exist. */
export const sandboxRoutes = ['sandbox', 'gallery'] as const satisfies readonly RouteKey[];

type QueryName<K extends RouteKey> = (typeof routeTable)[K]['query'][number];
type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

export type RouteQuery<K extends RouteKey> = Flat<
  { readonly [N in Required<QueryName<K>>]: string } & { readonly [N in Optional<QueryName<K>>]?: string }
>;

/** One object type instead of an intersection, so that an editor shows the names. */
type Flat<T> = { [N in keyof T]: T[N] };

/** A page with a required parameter can't be linked to without it; one without parameters takes none. */
type QueryArgument<K extends RouteKey> = [QueryName<K>] extends [never]
  ? []
  : [Required<QueryName<K>>] extends [never]
    ? [query?: RouteQuery<K>]
    : [query: RouteQuery<K>];

export function routePath<K extends RouteKey>(key: K, ...[query]: QueryArgument<K>): string {
  const { path } = routeTable[key];
  const text = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Where a page stands, without what it reads from its address. */
export function pagePath(key: RouteKey): RoutePath {
  return routeTable[key].path;
}

const keyByPath = new Map<string, RouteKey>(
  (Object.keys(routeTable) as RouteKey[]).map((key) => [routeTable[key].path, key]),
);

/** Exact: neither a trailing slash nor another letter case finds a page. */
export function routeAt(pathname: string): RouteKey | undefined {
  return keyByPath.get(pathname);
}

export function isBuilt(key: RouteKey): boolean {
  return (builtRoutes as readonly RouteKey[]).includes(key);
}

export function isSandboxOnly(key: RouteKey): boolean {
  return (sandboxRoutes as readonly RouteKey[]).includes(key);
}
