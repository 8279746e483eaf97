import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@/server/platform/postgres/start-postgres'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 12e9

/** Starts a throwaway PostgreSQL and migrates, once, the database that each test file gets a copy of. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(path.join(roomyFolder(), 'lagopede-int-'))
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
