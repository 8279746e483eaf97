import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error'

const NOBODY = 65_534
// Without the fixup bit, access(2) would overlook the right, and initdb not find the server beside it.
const SETPRIV_FLAGS = [
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]

/** How a PostgreSQL program is started: as whom, and by which command line. */
export type RunAs = {
  owner?: { uid: number; gid: number }
  command: (program: string, args: string[]) => { file: string; args: string[]; uid?: number; gid?: number }
}

/**
 * PostgreSQL refuses to run as root: there it runs as an unprivileged user, the data directory's owner if it has one.
 * `setpriv` leaves that user the right to cross folders closed to it (a clone under /root or a 700 directory).
 */
export function runAs({ dataDirectory, program }: { dataDirectory: string; program: string }): RunAs {
  if (process.getuid?.() !== 0) return { command: (file, args) => ({ file, args }) }

  const owner = unprivilegedOwner(dataDirectory)
  const setpriv = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, ...SETPRIV_FLAGS]
  if (spawnSync('setpriv', [...setpriv, program, '--version']).status === 0) {
    return { owner, command: (file, args) => ({ file: 'setpriv', args: [...setpriv, file, ...args] }) }
  }

  const closed = [program, dataDirectory].map(closedFolder).find((folder) => folder !== undefined)
  if (closed) {
    throw new UserError(
      `PostgreSQL can't run as root and ${closed} is closed to other users: open it (chmod o+x), install util-linux (setpriv), run as a plain user, or set DATABASE_URL.`,
    )
  }
  return { owner, command: (file, args) => ({ file, args, ...owner }) }
}

function unprivilegedOwner(dataDirectory: string) {
  const stats = existsSync(dataDirectory) ? statSync(dataDirectory) : undefined
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : { uid: NOBODY, gid: NOBODY }
}

function closedFolder(target: string): string | undefined {
  const folder = path.dirname(target)
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder
  return folder === path.dirname(folder) ? undefined : closedFolder(folder)
}
