import { readFileSync } from 'node:fs';
import { Unfit, type Environment } from '@candor/adapters/settings';

/**
 * A secret is a variable, or a file that a variable names: `MESSAGE_HTTP_TOKEN_FILE=/run/secrets/token`.
 * What is in a file is seen neither in a list of processes nor by the processes that they start.
 */
export function secretOf(key: string, environment: Environment): string | undefined {
  const file = environment[`${key}_FILE`];
  if (!file) return environment[key];
  if (environment[key]) throw new Unfit(`is given twice, as itself and by ${key}_FILE: keep one of them`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Unfit(`can't be read from ${file}, which ${key}_FILE names: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file';
  return code === 'EACCES' ? 'this user may not read it' : String(code);
}
