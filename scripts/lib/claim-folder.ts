import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isAlive } from '@/server/platform/postgres/cluster'
import { UserError } from '@/server/platform/postgres/user-error'

const Claim = z.object({ pid: z.number(), url: z.string() })
type Claim = z.infer<typeof Claim>

type Options = {
  dataDirectory: string
  url: string
  /** Whether a process is a site of ours that runs. */
  isSite?: (pid: number) => boolean
}

/**
 * Takes the data folder for the site of this process, and answers how to give it back. Refused, with its address, while another site runs
 * on it: two would work on one database, each with a worker.
 */
export function claimFolder({ dataDirectory, url, isSite = isStart }: Options): () => Promise<void> {
  const file = path.join(dataDirectory, 'site.json')
  mkdirSync(dataDirectory, { recursive: true })
  const other = readClaim(file)
  if (other && other.pid !== process.pid && isSite(other.pid)) {
    throw new UserError(
      `The site of this folder runs already, or is being started: ${other.url} (process ${other.pid}). Nothing was started, nothing stopped.`,
    )
  }
  // Left by one that was killed, perhaps half written.
  rmSync(file, { force: true })
  takeFile({ file, claim: { pid: process.pid, url } })
  return () => {
    if (readClaim(file)?.pid === process.pid) rmSync(file, { force: true })
    return Promise.resolve()
  }
}

// Of two that start at once, one makes the file.
function takeFile({ file, claim }: { file: string; claim: Claim }) {
  try {
    writeFileSync(file, JSON.stringify(claim), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new UserError('Another site is being started in this folder. Nothing was started, nothing stopped.', {
      cause: error,
    })
  }
}

function readClaim(file: string): Claim | undefined {
  try {
    return Claim.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

// The number of a killed process comes back for any program.
function isStart(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return isAlive(pid) && (!existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('scripts/start.ts'))
}
