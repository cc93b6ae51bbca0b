/** Preference cookies never end, as the specification has it: the year 9999. (Browsers shorten it.) */
const neverEnds = 'Fri, 31 Dec 9999 23:59:59 GMT';

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=');
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

export function preferenceCookie(name: 'market' | 'language', value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Expires=${neverEnds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
