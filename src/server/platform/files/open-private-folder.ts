import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The mode of a file that its owner alone reads. */
export const OWNER_ALONE = 0o600

/** Makes a folder for its owner alone, with the files that it already has: an earlier version let others read them. */
export const openPrivateFolder = (directory: string): void => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isFile()) makePrivate(path.join(directory, entry.name))
  }
}

/** Takes a file from everybody but its owner. */
export const makePrivate = (file: string): void => {
  try {
    chmodSync(file, OWNER_ALONE)
  } catch (error) {
    // Another process may have removed it since.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
