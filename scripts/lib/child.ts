import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { UserError } from '@/server/platform/postgres/user-error'
import { keepLast, onLines, withoutSecrets } from './child-output'
import { openLogFile } from './log-file'

const PRELOAD = new URL('end-with-parent.mjs', import.meta.url).href
const STOP_PATIENCE = 12_000

type ChildOptions = {
  args: string[]
  environment?: Record<string, string | undefined>
  logFile?: string
  onLine?: (line: string) => void
  /** What the child asks by a message is answered by one, once this is fulfilled. */
  answer?: Promise<unknown>
}

/** A Node process started by a command: `done` resolves with its code and last lines, `stop` ends it and its own children. */
export type Child = {
  process: ChildProcess
  done: Promise<{ code: number; lines: string[] }>
  stop: () => Promise<void>
}

/** Starts Node on `args`, in a process group of its own so that a Ctrl-C reaches it through us, in our order. */
export function startChild({ args, environment = {}, logFile, onLine, answer }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
    env: { ...process.env, ...environment, COMMAND_PID: String(process.pid) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const last = keepLast()
  const log = logFile ? openLogFile({ file: logFile }) : undefined
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    // Many at once: a web server that is busy writes tens of thousands of them a second.
    onLines(stream, (lines) => {
      last.take(lines)
      log?.write(withoutSecrets(lines))
      if (onLine) lines.split('\n').forEach((line) => onLine(line))
    })
  }
  child.on('message', () => {
    // What is never fulfilled has stopped the command, and this child with it.
    answer?.then(
      () => child.connected && child.send('go on'),
      () => undefined,
    )
  })
  const done = new Promise<{ code: number; lines: string[] }>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, lines: [error.message] }))
    child.on('close', (code) => {
      log?.close()
      resolve({ code: code ?? 1, lines: last.lines() })
    })
  })
  return { process: child, done, stop: () => stopChild({ child, done }) }
}

/** Runs Node on `args` to its end; fails with its last lines. */
export async function runChild({ signal, title, ...options }: ChildOptions & { signal?: AbortSignal; title: string }) {
  const child = startChild(options)
  const abort = () => void child.stop()
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  const { code, lines } = await child.done
  signal?.removeEventListener('abort', abort)
  signal?.throwIfAborted()
  if (code === 0) return
  throw new UserError(describeFailure({ title, lines }))
}

/** One line for a failure the person can act upon, the last lines of the output for any other. */
export function describeFailure({ title, lines }: { title: string; lines: string[] }): string {
  if (isDiskFull(lines)) return `${title}: the disk is full.`
  return `${title} failed:\n${lines.map((line) => `    ${line}`).join('\n')}`
}

/** Whether a process said, in Node's words or in PostgreSQL's, that it found no room. */
export function isDiskFull(lines: string[]): boolean {
  return lines.some((line) => line.includes('ENOSPC') || line.includes('No space left on device'))
}

async function stopChild({ child, done }: { child: ChildProcess; done: Promise<unknown> }) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  killGroup(child.pid, 'SIGTERM')
  const { pid } = child
  const force = setTimeout(() => killGroup(pid, 'SIGKILL'), STOP_PATIENCE)
  await done
  clearTimeout(force)
}

function killGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Already gone.
  }
}
