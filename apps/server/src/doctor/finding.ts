/** What a check found: whether it is as it should be, what it means, and what to do about it. */
export type Finding = {
  readonly check: string;
  readonly verdict: 'ok' | 'warning' | 'fault';
  readonly says: string;
  readonly remedy?: string;
};

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });
export const warning = (check: string, says: string, remedy: string): Finding => ({
  check,
  verdict: 'warning',
  says,
  remedy,
});
export const fault = (check: string, says: string, remedy: string): Finding => ({
  check,
  verdict: 'fault',
  says,
  remedy,
});
