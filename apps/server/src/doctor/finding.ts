/** What a check found: whether it is as it should be, what it means, and what to do about it. */
export type Finding = {
  readonly check: string;
  readonly verdict: 'ok' | 'warning' | 'fault';
  readonly says: string;
  readonly todo?: string;
};

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });
export const warning = (check: string, says: string, todo: string): Finding => ({
  check,
  verdict: 'warning',
  says,
  todo,
});
export const fault = (check: string, says: string, todo: string): Finding => ({
  check,
  verdict: 'fault',
  says,
  todo,
});
