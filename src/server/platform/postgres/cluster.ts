import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makePrivate, OWNER_ALONE } from '../files/open-private-folder'

const newPassword = () => randomBytes(18).toString('base64url')

const Connection = z.object({
  port: z.number(),
  password: z.string(),
  // A server that an earlier version made has one password alone.
  ownerPassword: z.string().default(newPassword),
  sitePassword: z.string().default(newPassword),
  users: z.array(z.number()).default([]),
})

/** What the next run must know of a kept server: its port, its passwords and the processes that use it, the last of which stops it. */
export type Connection = z.infer<typeof Connection>

/** The files of one kept PostgreSQL under a directory. */
export function clusterFiles(directory: string) {
  const root = path.resolve(directory)
  return {
    root,
    data: path.join(root, 'data'),
    connection: path.join(root, 'connection.json'),
    passwordFile: path.join(root, 'password'),
    log: path.join(root, 'postgres.log'),
    pidFile: path.join(root, 'data', 'postmaster.pid'),
    version: path.join(root, 'data', 'PG_VERSION'),
  }
}

export function readConnection(directory: string): Connection {
  const { connection } = clusterFiles(directory)
  const kept = existsSync(connection) ? Connection.safeParse(readJson(connection)) : undefined
  return kept?.success ? kept.data : Connection.parse({ port: 0, password: newPassword() })
}

export function writeConnection({ directory, connection }: { directory: string; connection: Connection }) {
  const file = clusterFiles(directory).connection
  writeFileSync(file, JSON.stringify(connection), { mode: OWNER_ALONE })
  // One that was there keeps its mode.
  makePrivate(file)
}

/** Notes that this process uses the server of this directory, beside those that do already and live. */
export function joinServer({ directory, connection }: { directory: string; connection: Connection }) {
  writeConnection({ directory, connection: { ...connection, users: [...othersOf(connection), process.pid] } })
}

/** Notes that this process uses it no more, and answers whether nobody does. */
export function leaveServer(directory: string): boolean {
  const connection = readConnection(directory)
  const users = othersOf(connection)
  writeConnection({ directory, connection: { ...connection, users } })
  return users.length === 0
}

function othersOf({ users }: Connection): number[] {
  return users.filter((pid) => pid !== process.pid && isAlive(pid))
}

/** The server's process as PostgreSQL wrote it down, if that process is still there. */
export function livingPostmaster(directory: string): { pid: number; port: number } | undefined {
  const { pidFile } = clusterFiles(directory)
  if (!existsSync(pidFile)) return undefined
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]) }
}

export function isAlive(pid: number | undefined): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return process.platform !== 'linux'
  // A process id comes back after a reboot, for any program; and a dead process nobody buried (Z) still has one.
  return /\(postgres\) [^ZX]/.test(readFileSync(stat, 'utf8'))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
