/**
 * Whether the page is shown by a lender's own app, which can be sent notices: a web view names itself on
 * Android, and on an iPhone leaves out the word that its browsers have. A browser is sent them in another
 * way.
 */
export function isInShell(userAgent: string): boolean {
  return /;\s*wv\)/u.test(userAgent) || (/iPhone|iPad/u.test(userAgent) && !userAgent.includes('Safari/'));
}
