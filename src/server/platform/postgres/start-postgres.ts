import { existsSync, mkdirSync } from 'node:fs'
import { findBinaries } from './binaries'
import { clusterFiles, joinServer, leaveServer, livingPostmaster, readConnection } from './cluster'
import type { Connection } from './cluster'
import { initialise } from './initialise'
import { launch } from './launch'
import { poll } from './poll'
import { canConnect, ensureDatabase } from './probe'
import { runAs as runAsUnprivileged } from './run-as'
import { separateRoles } from './separate-roles'
import { stopServer } from './stop-server'

/** The superuser, and the database. */
const USER = 'lagopede'
const PATIENCE = 20_000

/** A PostgreSQL that answers: its database as each of its roles enters it, and how to stop it. */
export type Postgres = {
  /** For web and worker: rights on data alone. */
  url: string
  /** For what migrates and seeds: the owner of the schema. */
  ownerUrl: string
  /** For nothing but administration: the superuser. */
  adminUrl: string
  stop: () => Promise<void>
}

type StartOptions = {
  directory: string
  throwaway?: boolean
  settings?: Record<string, string>
  onProgress?: (message: string) => void
}

/**
 * Starts the PostgreSQL kept under `directory`, made at the first call, and answers the addresses of its database.
 * A server that runs there is shared with those who use it, or taken over from a killed run: `stop` leaves it to who still uses it.
 */
export async function startPostgres({
  directory,
  throwaway = false,
  settings = {},
  onProgress = () => undefined,
}: StartOptions): Promise<Postgres> {
  mkdirSync(directory, { recursive: true })
  const files = clusterFiles(directory)
  const isReady = (connection: Connection) => canConnect(urlOf({ connection, database: 'postgres' }))

  let connection = await findRunning({ directory, isReady })
  if (!connection) {
    const { initdb, postgres } = await findBinaries()
    const runAs = runAsUnprivileged({ dataDirectory: files.data, program: postgres })
    if (!existsSync(files.version)) {
      onProgress('creating the database files')
      initialise({ directory, user: USER, initdb, runAs })
    }
    onProgress('starting PostgreSQL')
    // Whoever used the one before is gone, or has lost it.
    connection = { ...(await launch({ directory, postgres, runAs, throwaway, settings, isReady })), users: [] }
  }
  // Before they are set: a run cut short here leaves no password that nobody knows.
  joinServer({ directory, connection })

  const urls = {
    url: urlOf({ connection, role: 'lagopede_site', password: connection.sitePassword }),
    ownerUrl: urlOf({ connection, role: 'lagopede_owner', password: connection.ownerPassword }),
    adminUrl: urlOf({ connection }),
  }
  await ensureDatabase({ url: urlOf({ connection, database: 'postgres' }), database: USER })
  // Both enter once all is theirs: it is done in one transaction.
  if (!(await canConnect(urls.url)) || !(await canConnect(urls.ownerUrl))) {
    await separateRoles({ url: urls.adminUrl, passwords: connection })
  }
  return {
    ...urls,
    stop: async () => {
      if (leaveServer(directory)) await stopServer(directory)
    },
  }
}

async function findRunning(options: { directory: string; isReady: (connection: Connection) => Promise<boolean> }) {
  const { directory, isReady } = options
  const kept = readConnection(directory)
  const running = await poll({
    timeout: PATIENCE,
    every: 100,
    ask: async () => {
      const postmaster = livingPostmaster(directory)
      if (!postmaster) return 'none'
      const connection = { ...kept, port: postmaster.port }
      return (await isReady(connection)) ? connection : undefined
    },
  })
  if (running && running !== 'none') return running
  // One that lives and answers nobody can't be used, nor can another start beside it.
  await stopServer(directory)
  return undefined
}

type Entry = { connection: Connection; role?: string; password?: string; database?: string }

function urlOf({ connection, role = USER, password = connection.password, database = USER }: Entry) {
  return `postgresql://${role}:${password}@127.0.0.1:${connection.port}/${database}`
}
