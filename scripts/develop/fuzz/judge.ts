import { problemSchema, type Call } from '@candor/contract';
import { mayChange } from './may-change.ts';

export type Answer = { readonly status: number; readonly type: string; readonly text: string };

/** What is wrong with an answer by itself; null if nothing is. */
export function wrongWith(call: Call, { status, type, text }: Answer): string | null {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (status >= 200 && status < 300)
    return isPromised(call, type, text) ? null : `answered ${type}: ${text.slice(0, 200)}`;
  if (status < 400) return `answered ${status}`;
  if (call.plainAnswer && !type.includes('json')) return null;
  return isProblem(text) ? null : `refused outside of the error form: ${status} ${text.slice(0, 300)}`;
}

function isPromised({ file, plainAnswer }: Call, type: string, text: string): boolean {
  if (file || plainAnswer) return true;
  return type.startsWith('application/json') && parsed(text) !== undefined;
}

function isProblem(text: string): boolean {
  return problemSchema.safeParse(parsed(text)).success;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What a refused request has changed that it may not. */
export const wrongChanges = (changed: readonly string[]): string[] =>
  changed.filter((change) => !(change in mayChange));
