import { spawn } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { bundleEntry } from '../../scripts/lib/bundle-entry'

export type RunningProcess = {
  /** What it printed that matched. */
  said: string
  /** Ends it without warning, as `kill -9` does, and waits until it is gone. */
  kill: () => Promise<void>
  /** It has not ended by itself. */
  isRunning: () => boolean
}

/** Starts a TypeScript entry as a process of its own, and waits until it prints a line that matches. */
export const startProcess = async ({
  entry,
  until,
  environment = {},
}: {
  entry: string
  until: RegExp
  environment?: Record<string, string>
}): Promise<RunningProcess> => {
  const file = await (bundles.get(entry) ?? bundle(entry))
  const child = spawn(process.execPath, ['--import', KEEP_COMPILED, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let isKilled = false
  const kill = async (): Promise<void> => {
    isKilled = true
    child.kill('SIGKILL')
    await gone
  }
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer): void => {
      output += chunk.toString()
      const match = until.exec(output)
      if (match) resolve({ said: match[1] ?? match[0], kill, isRunning })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => {
      reject(new Error(`${entry} ended: ${output.slice(-2000)}`))
      // Too late for whoever started it to be told.
      if (!isKilled) console.error(`${entry} ended: ${output.slice(-2000)}`)
    })
  })
}

/** Packages that load files of theirs by name. */
const OUTSIDE = ['next', 'pino', 'sharp', 'esbuild']
/** Compiled once for all of them. */
const KEEP_COMPILED = new URL('keep-compiled.mjs', import.meta.url).href
/** Of this lane, whose files each load this module anew. */
const BUNDLES = Symbol.for('bundled entries')
const lane = globalThis as typeof globalThis & { [BUNDLES]?: Map<string, Promise<string>> }
const bundles = (lane[BUNDLES] ??= new Map<string, Promise<string>>())

/** Many are started: from one file, packages included, each starts with a quarter of the work. One for each lane of tests, which may write at once. */
const bundle = (entry: string): Promise<string> => {
  const number = process.env['VITEST_POOL_ID'] ?? '0'
  const file = path.resolve('.data', 'entries', `${entry.replaceAll('/', '-')}-${number}.mjs`)
  const written = (async () => {
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${String(process.pid)}`
    await bundleEntry({ source: entry, file: draft, outside: OUTSIDE })
    // Whoever starts from it finds it whole.
    renameSync(draft, file)
    return file
  })()
  bundles.set(entry, written)
  return written
}
