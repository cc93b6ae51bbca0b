import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrl, templateName } from './create-test-database.ts';
import { makeTestFolder, removeAbandonedTestFolders } from './test-cluster-folder.ts';

/**
 * What a server may leave undone whose data vanish with the run: nothing has to outlive a crash, and no plan
 * is worth compiling. Nothing tidies by itself either: what a test measures of plans does not hang on when
 * that happened.
 */
const forTests = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  // Several files at once, and in some of them several servers: none waits for a connection, or is refused
  // one.
  max_connections: '400',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** One server for the whole test run, and in it one migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedTestFolders();
  const folder = await makeTestFolder();
  const start = () => startEmbedded({ dataDir: folder, fsync: false });
  let cluster = await start();
  const teardown = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const admin = new Client({ connectionString: cluster.url });
    await admin.connect();
    for (const [name, value] of Object.entries(forTests))
      await admin.query(`alter system set ${name} = '${value}'`);
    await admin.end();
    // Some of it holds from the next start only.
    await cluster.stop();
    cluster = await start();
    await makeTemplate(cluster.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testClusterUrl', cluster.url);
  return teardown;
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const admin = new Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await migrate({ url: databaseUrl(clusterUrl, templateName) });
  await admin.query(`alter database ${templateName} with is_template true allow_connections false`);
  await admin.end();
}
