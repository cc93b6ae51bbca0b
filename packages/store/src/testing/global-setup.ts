import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { migrate } from '../migrate.ts';
import { databaseUrl, templateName } from './create-test-database.ts';
import { makeTestFolder, removeAbandonedTestFolders } from './test-cluster-folder.ts';

/** One server for the whole test run, and in it one migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedTestFolders();
  const folder = await makeTestFolder();
  const cluster = await startEmbedded({ dataDir: folder, fsync: false });
  const teardown = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const admin = new Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query(`create database ${templateName}`);
    await migrate({ url: databaseUrl(cluster.url, templateName) });
    await admin.query(`alter database ${templateName} with is_template true allow_connections false`);
    await admin.end();
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testClusterUrl', cluster.url);
  return teardown;
}
