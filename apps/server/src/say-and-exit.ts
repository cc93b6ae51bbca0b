import { LaunchError } from '@candor/store/embedded';
import { MigrationError } from '@candor/store/database';
import { StoreFault } from './open-store.ts';
import { SettingsFault } from './settings/read-settings.ts';

/**
 * Ends a start that can't succeed. What a person can mend is said in a sentence each; what only we can mend
 * (a bug) is shown with its trace.
 */
export function sayAndExit(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsFault) return error.faults.join('\n');
  if (error instanceof LaunchError || error instanceof MigrationError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreFault) return error.message;
  const { code, syscall, address, hostname, port } = error as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    const next = (port ?? 3000) + 1;
    return `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${next} npm start`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may only be used by root: choose one from 1024 on, for example PORT=3000 npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `HOST names an address that this machine does not have: ${address ?? hostname}`;
  }
  return undefined;
}
