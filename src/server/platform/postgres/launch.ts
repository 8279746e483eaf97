import { spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync, readFileSync } from 'node:fs'
import { OWNER_ALONE } from '../files/open-private-folder'
import { clusterFiles, readConnection } from './cluster'
import type { Connection } from './cluster'
import { freePort } from './free-port'
import { lastComplaint } from './last-complaint'
import { poll } from './poll'
import type { RunAs } from './run-as'
import { UserError } from './user-error'

const TIMEOUT = 60_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // TCP only: the path of a socket may not exceed 107 bytes, a clone's path may.
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

// For data that is thrown away: nothing waits for the disk.
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

type LaunchOptions = {
  directory: string
  postgres: string
  runAs: RunAs
  throwaway: boolean
  settings: Record<string, string>
  isReady: (connection: Connection) => Promise<boolean>
}

/** Starts the server process on its kept port, or on a free one, and waits until it answers. */
export async function launch(options: LaunchOptions): Promise<Connection> {
  const { directory, postgres, runAs, throwaway, settings, isReady } = options
  const { data, log } = clusterFiles(directory)
  const kept = readConnection(directory)
  const connection = { ...kept, port: await freePort(kept.port) }

  const all = { ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...settings, port: String(connection.port) }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, ...identity } = runAs.command(postgres, ['-D', data, ...flags])
  // A statement that failed is written there, with what it would have saved.
  const output = openSync(log, 'w', OWNER_ALONE)
  fchmodSync(output, OWNER_ALONE)
  // Detached: a Ctrl-C in the terminal must reach the site first, and the database last.
  const server = spawn(file, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  server.unref()
  let failure: string | undefined
  server.on('error', (error) => (failure = error.message))
  const onExit = () => (failure ??= lastComplaint(readFileSync(log, 'utf8')))
  server.on('exit', onExit)

  const answering = await poll({
    timeout: TIMEOUT,
    every: 50,
    ask: async () => {
      if (failure !== undefined) throw new UserError(`PostgreSQL did not start: ${failure} (${log})`)
      return (await isReady(connection)) ? connection : undefined
    },
  })
  // Once it runs, its end is no failure, and its log may be gone by then.
  server.off('exit', onExit)
  if (answering) return answering
  server.kill('SIGQUIT')
  throw new UserError(`PostgreSQL did not answer within ${TIMEOUT / 1000} s (${log})`)
}
