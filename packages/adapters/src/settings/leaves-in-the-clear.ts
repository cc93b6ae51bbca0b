/** What stays on this machine needs no encryption. */
export function leavesInTheClear(address: string): boolean {
  if (address === '') return false;
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && leavesTheMachine(hostname);
}

export function leavesTheMachine(host: string): boolean {
  return !/^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\]|::1)$/u.test(host);
}
