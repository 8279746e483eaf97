import { rmSync } from 'node:fs'
import { clusterFiles, livingPostmaster } from './cluster'
import { poll } from './poll'

// PostgreSQL's own signals: fast shutdown, which ends the connections, then immediate, which recovers at the next start.
const SIGNALS = [
  { signal: 'SIGINT', patience: 15_000 },
  { signal: 'SIGQUIT', patience: 5000 },
] as const

/** Stops the server of this directory, if one lives, and waits until it is gone. */
export async function stopServer(directory: string) {
  for (const { signal, patience } of SIGNALS) {
    const postmaster = livingPostmaster(directory)
    if (!postmaster) break
    process.kill(postmaster.pid, signal)
    const isGone = () => Promise.resolve(livingPostmaster(directory) ? undefined : true)
    await poll({ timeout: patience, every: 50, ask: isGone })
  }
  // Left by a kill or a power cut, its number may since belong to another program.
  if (!livingPostmaster(directory)) rmSync(clusterFiles(directory).pidFile, { force: true })
}
