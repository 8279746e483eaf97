import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { isAlive, readConnection } from '@/server/platform/postgres/cluster'
import { withClient } from '@/server/platform/postgres/probe'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { stopServer } from '@/server/platform/postgres/stop-server'

const PREFIX = 'lagopede-int-'
const MEMORY = '/dev/shm'
const ROOM_BYTES = 12e9

/** Starts a throwaway PostgreSQL and migrates, once, the database that each test file gets a copy of. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(path.join(roomyFolder(), PREFIX))
  await clearOrphans(path.dirname(directory))
  // Of sources that may have changed since: it would grow with each run.
  rmSync(path.join('.data', 'entries', 'compiled'), { recursive: true, force: true })
  const postgres = await startPostgres({ directory, throwaway: true })
  const teardown = async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: postgres.url,
        MIGRATION_DATABASE_URL: postgres.ownerUrl,
        DATA_DIR: directory,
      },
    })
    // Most tests sign the team in by a password alone; what is asked by default has tests of its own.
    await withClient(postgres.adminUrl, (client) =>
      client.query('insert into site_settings (require_second_factor) values (false)'),
    )
  } catch (error) {
    await teardown()
    throw error
  }
  // Tests make tables and take guards away: what the site's own role may do has tests of its own.
  project.provide('templateUrl', postgres.adminUrl)
  project.provide('siteUrl', postgres.url)
  project.provide('dataDirectory', directory)
  return teardown
}

/** Memory where it has room for a copy of the database for each file, for their writing and removal takes minutes on a disk. */
function roomyFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A run that was killed leaves its server behind, and gigabytes of memory. */
async function clearOrphans(folder: string) {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX))) {
    const directory = path.join(folder, name)
    const { users } = readConnection(directory)
    if (users.length === 0 || users.some(isAlive)) continue
    await stopServer(directory)
    rmSync(directory, { recursive: true, force: true })
  }
}
