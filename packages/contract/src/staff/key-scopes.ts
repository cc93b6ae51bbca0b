import type { Permission } from './permissions.ts';

/**
 * What a key of an integrator can be made for, and the calls that each opens: a closed list. None of them
 * shows a borrower's name, number, document or word, who works here, or the audit trail; none decides,
 * approves or pays. Each names its market, so that a key of one market never reads another. A call that is
 * declared tomorrow is closed to keys until it stands here.
 */
export const keyScopes = {
  'books.read': {
    words: 'Read the books: trial balance, journal, periods',
    acts: false,
    calls: ['console.trial-balance', 'console.journal', 'console.periods'],
  },
  'portfolio.read': {
    words: 'Read the portfolio’s figures',
    acts: false,
    calls: [
      'console.portfolio',
      'console.portfolio-vintages',
      'console.portfolio-collections',
      'console.portfolio-income',
      'console.portfolio-funnel',
      'console.portfolio-scores',
    ],
  },
  'product.read': { words: 'Read products and their terms', acts: false, calls: ['console.products'] },
  'page.read': {
    words: 'Read page, theme and texts',
    acts: false,
    calls: ['console.page', 'console.text'],
  },
  'money.read': {
    words: 'Read unapplied cash and reconciliation breaks',
    acts: false,
    calls: ['console.suspense', 'console.differences'],
  },
  'money.match': {
    words: 'Import bank statements: their lines are posted',
    acts: true,
    calls: ['console.statement-read'],
  },
} as const satisfies Partial<
  Record<Permission, { readonly words: string; readonly acts: boolean; readonly calls: readonly string[] }>
>;

export type KeyScope = keyof typeof keyScopes;

export const keyScopeKeys = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];

export const isKeyScope = (key: string): key is KeyScope => key in keyScopes;

/** Whether a key with these scopes may make a call. */
export function keyMay(scopes: readonly string[], callKey: string): boolean {
  return scopes.some(
    (scope) => isKeyScope(scope) && (keyScopes[scope].calls as readonly string[]).includes(callKey),
  );
}
