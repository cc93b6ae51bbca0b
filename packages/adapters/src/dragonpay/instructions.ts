import type { VendorAnswer } from '../payouts/ask-vendor.ts';

export type Instruction = {
  readonly steps: readonly string[];
  readonly barCode?: string;
  readonly deadline?: Date;
};

/**
 * How Dragonpay says that something is paid, or null if it says nothing. Its text is shown as text, never as
 * a page.
 */
export function readInstruction({ status, body }: VendorAnswer): Instruction | null {
  if (status !== 200 || typeof body !== 'object' || body === null) return null;
  const { Steps: steps, BarCode: barCode, Deadline: deadline } = body as Readonly<Record<string, unknown>>;
  const until = typeof deadline === 'string' ? new Date(deadline) : new Date(Number.NaN);
  return {
    steps: Array.isArray(steps)
      ? steps.flatMap((step: unknown) => (typeof step === 'string' ? [step.slice(0, 300)] : [])).slice(0, 10)
      : [],
    ...(typeof barCode === 'string' && /^\d{8,30}$/u.test(barCode) && { barCode }),
    ...(!Number.isNaN(until.getTime()) && { deadline: until }),
  };
}
