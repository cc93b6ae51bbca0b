import type { ServerFacts } from '@candor/store/system';
import { fault, ok, warning, type Finding } from './finding.ts';

const oldestVersion = 150_000;
/** What a server and a worker may hold together: their pools, their ears and the queue. */
const connectionsOfAPair = 46;
const archivedWithinSeconds = 3_600;

/** The database's server as a lender's books need it. */
export function checkServer(facts: ServerFacts, isProduction: boolean): Finding[] {
  return [
    versionOf(facts),
    loginOf(facts),
    facts.encoding === 'UTF8'
      ? ok('encoding', 'UTF8')
      : fault('encoding', `is ${facts.encoding}: names would be lost`, 'Make the database anew with UTF8.'),
    facts.isStandby
      ? fault(
          'primary',
          'this is a standby: nothing can be written',
          'Point DATABASE_URL at the primary, or promote this one.',
        )
      : ok('primary', 'can be written to'),
    crashesOf(facts),
    connectionsOf(facts),
    ...(isProduction ? [standbysOf(facts), archivingOf(facts)] : []),
  ];
}

function versionOf({ version }: ServerFacts): Finding {
  const shown = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  return version >= oldestVersion
    ? ok('version', shown)
    : fault('version', `${shown} is too old`, 'Upgrade to PostgreSQL 15 or newer.');
}

function loginOf({ role, statementTimeout }: ServerFacts): Finding {
  if (role !== 'candor_app')
    return fault(
      'role',
      `statements run as ${role}, not as candor_app`,
      'Log in as candor_app; a pooler must pass the role on (docs/operations.md, “The database’s two logins”).',
    );
  return statementTimeout === '0'
    ? fault(
        'role',
        'statements have no time limit: what the application asks for at connecting is dropped on the way',
        'Look at the pooler in between: it must not ignore the start-up options.',
      )
    : ok('role', `candor_app, statements end after ${statementTimeout}`);
}

function crashesOf({ isSafeFromCrashes, synchronousCommit }: ServerFacts): Finding {
  if (!isSafeFromCrashes)
    return fault(
      'crashes',
      'fsync or full_page_writes is off: a power cut destroys the books',
      'Switch both on.',
    );
  return synchronousCommit === 'off'
    ? fault(
        'crashes',
        'synchronous_commit is off: what was acknowledged can be lost in a crash',
        'Set it to on.',
      )
    : ok('crashes', `what is acknowledged is on disk (synchronous_commit=${synchronousCommit})`);
}

function connectionsOf({ connections, maxConnections }: ServerFacts): Finding {
  const says = `${connections} of ${maxConnections} are used`;
  const left = maxConnections - connections;
  if (left >= connectionsOfAPair) return ok('connections', says);
  const remedy = `One more server and worker may need ${connectionsOfAPair}: raise max_connections before you add them.`;
  return left < 5 ? fault('connections', says, remedy) : warning('connections', says, remedy);
}

function standbysOf({ synchronousStandbys, standbys }: ServerFacts): Finding {
  if (synchronousStandbys === '')
    return warning(
      'standby',
      standbys === 0
        ? 'there is no standby: if this machine is lost, all since the last backup is'
        : 'standbys follow behind: a failover loses what had not reached them',
      'Name a synchronous standby in synchronous_standby_names.',
    );
  return standbys === 0
    ? fault(
        'standby',
        `none of ${synchronousStandbys} is connected: every write waits for one`,
        'Bring the standby back.',
      )
    : ok('standby', `${standbys} connected, in step: ${synchronousStandbys}`);
}

function archivingOf({ archiveMode, archivedSecondsAgo, isArchivingFailing }: ServerFacts): Finding {
  if (archiveMode === 'off')
    return warning(
      'archive',
      'the write-ahead log is not archived: no recovery to a point in time',
      'Set archive_mode=on and an archive_command, or use a backup tool that streams it.',
    );
  if (isArchivingFailing)
    return fault(
      'archive',
      'the last try to archive the write-ahead log failed: the disk fills up, and backups have a gap',
      "Read PostgreSQL's log; archive_command says why.",
    );
  if (archivedSecondsAgo === null || archivedSecondsAgo > archivedWithinSeconds)
    return warning(
      'archive',
      archivedSecondsAgo === null
        ? 'nothing was archived yet'
        : `the last piece was archived ${Math.round(archivedSecondsAgo / 60)} minutes ago`,
      'Set archive_timeout to a few minutes, so that a quiet night is archived too.',
    );
  return ok('archive', `the last piece was archived ${archivedSecondsAgo} s ago`);
}
