import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OWNER_ALONE } from '../files/open-private-folder'
import { clusterFiles, readConnection, writeConnection } from './cluster'
import { lastComplaint } from './last-complaint'
import type { RunAs } from './run-as'
import { UserError } from './user-error'

// The builtin provider sorts and lowercases alike on every machine; French order is asked for with COLLATE "fr-x-icu".
const LOCALE = [
  '--encoding=UTF8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Makes the files of a new PostgreSQL under `directory`, whole or not at all. */
export function initialise(options: { directory: string; user: string; initdb: string; runAs: RunAs }) {
  const { directory, user, initdb, runAs } = options
  const { root, data, passwordFile } = clusterFiles(directory)
  const fresh = path.join(root, 'data.new')
  const connection = readConnection(directory)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  writeConnection({ directory, connection })
  writeFileSync(passwordFile, connection.password, { mode: OWNER_ALONE })
  if (runAs.owner) for (const file of [fresh, passwordFile]) chownSync(file, runAs.owner.uid, runAs.owner.gid)

  const flags = [
    '-D',
    fresh,
    '-U',
    user,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-instructions',
    ...LOCALE,
  ]
  const { file, args, ...identity } = runAs.command(initdb, flags)
  const outcome = spawnSync(file, args, { ...identity, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (outcome.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new UserError(`PostgreSQL could not be set up: ${lastComplaint(outcome.stderr || String(outcome.error))}`)
  }
  rmSync(data, { recursive: true, force: true })
  renameSync(fresh, data)
}
