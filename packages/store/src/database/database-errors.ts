/** PostgreSQL's error code (https://www.postgresql.org/docs/18/errcodes-appendix.html) or Node's. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Nothing was done, and the same command may succeed when it is run again from its beginning. */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === serializationFailure || code === deadlockDetected;
}

/**
 * The connection is gone or could not be made. After COMMIT was sent this says nothing about its outcome:
 * whoever tries again must first look whether it happened.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined && (lostConnectionCodes.has(code) || code.startsWith('08'))) return true;
  // A Unix socket whose server is gone is a missing file.
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect';
  return error instanceof Error && lostConnectionMessages.test(error.message);
}

/** Every connection was busy for as long as we were ready to wait. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/**
 * The database can't serve at the moment, through no fault of the caller: gone, overcrowded, full, a standby
 * that was not promoted yet, or so busy that a statement took longer than it may.
 */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error);
  return (
    isConnectionLoss(error) ||
    isPoolTimeout(error) ||
    (code?.startsWith('53') ?? false) ||
    code === statementTimeout ||
    isReadOnly(error)
  );
}

/**
 * The server takes no writes. A standby says "cannot set transaction read-write mode during recovery", with
 * the code of anything unsupported.
 */
export function isReadOnly(error: unknown): boolean {
  const code = errorCode(error);
  return code === readOnly || (code === '0A000' && /during recovery/u.test((error as Error).message));
}

const readOnly = '25006';
const statementTimeout = '57014';

const serializationFailure = '40001';
const deadlockDetected = '40P01';

const lostConnectionCodes = new Set([
  '57P01', // the administrator ended the session
  '57P02', // another session crashed the server
  '57P03', // starting or stopping
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const lostConnectionMessages = /^Connection terminated|is not queryable$|^Query read timeout$/;
