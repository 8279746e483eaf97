const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Handed to a task so that it can say what it is doing. */
export type Say = (detail: string) => void

/** What a line begins with by which another process says the detail of a step; its other lines are those of its log. */
export const PROGRESS = 'progress: '

type Step = { title: string; started: number; detail: string }

// Those that run now: they share the last line of a terminal.
const running = new Set<Step>()

/** Runs one step of a command, with its name, a sign of life every few seconds and its duration at the end. Several may run at once. */
export async function step<T>({ title, task }: { title: string; task: (say: Say) => Promise<T> }): Promise<T> {
  const own: Step = { title, started: Date.now(), detail: '' }
  const isTerminal = process.stdout.isTTY
  running.add(own)
  if (!isTerminal) console.log(`  ${title}…`)
  const ticking = isTerminal
    ? setInterval(() => process.stdout.write(`\r\u001B[K${statusLine(process.stdout.columns - 1)}`), 200)
    : setInterval(() => console.log(`  ${describe(own)}`), 5000)
  const finish = (mark: string) => {
    clearInterval(ticking)
    running.delete(own)
    if (isTerminal) process.stdout.write('\r\u001B[K')
    console.log(`${mark} ${title} (${seconds(own.started)})`)
  }
  try {
    const result = await task((next) => (own.detail = next))
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }
}

function statusLine(width: number): string {
  return `  ${[...running].map(describe).join(' · ')}`.slice(0, width)
}

function describe({ title, detail, started }: Step): string {
  return `${title}… ${detail ? `${detail}, ` : ''}${seconds(started)}`
}
