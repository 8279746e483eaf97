import { spawn } from 'node:child_process'

export type RunningProcess = {
  /** What it printed that matched. */
  said: string
  /** Ends it without warning, as `kill -9` does, and waits until it is gone. */
  kill: () => Promise<void>
}

/** Starts a TypeScript entry as a process of its own, and waits until it prints a line that matches. */
export const startProcess = ({
  entry,
  until,
  environment = {},
}: {
  entry: string
  until: RegExp
  environment?: Record<string, string>
}): Promise<RunningProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
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
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer): void => {
      output += chunk.toString()
      const match = until.exec(output)
      if (match) resolve({ said: match[1] ?? match[0], kill })
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
