import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Setting } from '@candor/adapters/settings';
import { settingTable, type Environment, type Settings } from '../settings/read-settings.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

const backupWithinMs = 26 * 3_600_000;
const enoughBytes = 2_000_000_000;
const answerWithinMs = 5_000;

const secretFiles: readonly string[] = [
  'CANDOR_ENV_FILE',
  'FCM_ACCOUNT_FILE',
  ...Object.entries<Setting<unknown>>(settingTable)
    .filter(([, { secret }]) => secret)
    .map(([key]) => `${key}_FILE`),
];

/** Files that hold secrets: of nobody but who runs Candor. */
export function checkSecretFiles(environment: Environment): Finding[] {
  const files = secretFiles.flatMap((key) => (environment[key] ? [[key, environment[key]] as const] : []));
  const open = files.filter(([, file]) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found !== undefined && (found.mode & 0o007) !== 0;
  });
  if (open.length === 0) return [ok('secrets', `${files.length} files, closed to others`)];
  return open.map(([key, file]) =>
    fault('secrets', `${file} (${key}) is open to every user of this machine`, `Close it: chmod 640 ${file}`),
  );
}

/** Whether a folder is there, can be written to, and has room. */
export function checkFolder(check: string, folder: string): Finding {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    accessSync(`${place}/.`, constants.W_OK);
  } catch {
    return fault(
      check,
      `${folder} can't be written by this user`,
      `Give it to the user that Candor runs as.`,
    );
  }
  const { bavail, blocks, bsize } = statfsSync(place);
  return roomOf(check, folder, { free: bavail * bsize, all: blocks * bsize });
}

export function roomOf(check: string, folder: string, room: { free: number; all: number }): Finding {
  const says = `${folder} has ${(room.free / 1e9).toFixed(1)} GB free`;
  const remedy = 'Make room, or give it a larger disk: what can’t be written is refused.';
  if (room.free < room.all / 50) return fault(check, says, remedy);
  return room.free < Math.min(enoughBytes, room.all / 5) ? warning(check, says, remedy) : ok(check, says);
}

/** The file that the lender's backup touches when it has finished. */
export function checkBackup(stamp: string, now: number): Finding {
  if (stamp === '')
    return warning(
      'backup',
      'nobody says when the last backup was',
      'Let the backup touch a file when it has finished, and name it in BACKUP_STAMP.',
    );
  const found = statSync(stamp, { throwIfNoEntry: false });
  if (found === undefined)
    return fault(
      'backup',
      `there is no ${stamp}: no backup has finished`,
      'Make one, and try to restore it.',
    );
  const hours = Math.round((now - found.mtimeMs) / 3_600_000);
  return now - found.mtimeMs > backupWithinMs
    ? fault('backup', `the last one finished ${hours} hours ago`, 'Find out why the next one did not.')
    : ok('backup', `the last one finished ${hours} hours ago`);
}

/** Who is believed to say where a request came from. */
export function checkProxies({ APP_H5, TRUSTED_PROXIES, CANDOR_MODE }: Settings): Finding {
  if (CANDOR_MODE === 'production' && APP_H5.startsWith('https:') && TRUSTED_PROXIES.length === 0)
    return warning(
      'proxies',
      'TRUSTED_PROXIES is none, and the server itself speaks no TLS: every borrower seems to come from the proxy',
      'Name the address of the proxy that speaks https for APP_H5.',
    );
  return ok('proxies', TRUSTED_PROXIES.join(', ') || 'none: clients reach the server directly');
}

/** Every vendor that the settings name, by the address that it is reached at. */
export function endpointsOf(settings: Settings): { readonly check: string; readonly address: string }[] {
  const used: readonly (readonly [keyof Settings, boolean])[] = [
    ['SMS_HTTP_URL', settings.SMS_GATEWAY === 'http'],
    ['VOICE_HTTP_URL', settings.VOICE_GATEWAY === 'http'],
    ['EMAIL_HTTP_URL', settings.EMAIL_GATEWAY === 'http'],
    ['EMAIL_SMTP_URL', settings.EMAIL_GATEWAY === 'smtp'],
    ['CREDIT_BUREAU_URL', settings.CREDIT_BUREAU === 'http'],
    ['SCREENING_URL', settings.SCREENING === 'http'],
    ['S3_ENDPOINT', settings.PICTURE_STORE === 's3'],
    ['CLAMD', settings.MALWARE_SCANNER === 'clamd'],
  ];
  const twilio = [settings.SMS_GATEWAY, settings.VOICE_GATEWAY].includes('twilio');
  return [
    ...used.filter(([, isUsed]) => isUsed).map(([key]) => ({ check: key, address: String(settings[key]) })),
    ...(twilio ? [{ check: 'TWILIO', address: 'https://api.twilio.com' }] : []),
  ];
}

const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'smtp:': 587,
  'smtps:': 465,
  'tcp:': 3310,
};

/** Whether something listens there. Nothing is said to it: no message is sent, and nothing is paid. */
export async function checkEndpoint(check: string, address: string): Promise<Finding> {
  const url = URL.parse(address);
  const host = url?.hostname.replaceAll(/^\[|\]$/gu, '') ?? '';
  const port = Number(url?.port) || (usualPorts[url?.protocol ?? ''] ?? 443);
  const target = address.startsWith('unix:') ? { path: address.slice('unix:'.length) } : { host, port };
  const named = 'path' in target ? target.path : `${host}:${port}`;
  const why = await new Promise<string | undefined>((resolve) => {
    const socket = connect({ ...target, timeout: answerWithinMs });
    const end = (reason: string | undefined) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('no answer'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
  return why === undefined
    ? ok(check, `${named} answers`)
    : fault(
        check,
        `${named} is not reached: ${why}`,
        `Look at ${check}, the firewall, and the vendor's status.`,
      );
}

/** What a lender should have decided on, and has not. */
export function checkChoices(settings: Settings): Finding[] {
  if (settings.CANDOR_MODE !== 'production') return [];
  const found: Finding[] = [];
  if (settings.EMAIL_GATEWAY === 'off')
    found.push(warning('e-mail', 'EMAIL_GATEWAY is off: staff can’t be invited', 'Set it to smtp or http.'));
  if (settings.BOOKS_KEYS === 'none')
    found.push(
      warning(
        'signed days',
        'BOOKS_KEYS is none: whoever rewrites all of the books is not noticed',
        'Make a key with openssl rand -hex 32, and set BOOKS_ROOTS_DIR.',
      ),
    );
  if (settings.MALWARE_SCANNER === 'none')
    found.push(warning('uploads', 'MALWARE_SCANNER is none: files are not scanned', 'Set up clamd.'));
  if (settings.METRICS_TOKEN === '')
    found.push(
      warning('metrics', 'METRICS_TOKEN is not set: nobody can be paged', 'Set it, and let a collector ask.'),
    );
  return found;
}
