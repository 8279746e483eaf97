const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Handed to a task so that it can say what it is doing. */
export type Say = (detail: string) => void

/** Runs one step of a command, with its name, a sign of life every few seconds and its duration at the end. */
export async function step<T>({ title, task }: { title: string; task: (say: Say) => Promise<T> }): Promise<T> {
  const started = Date.now()
  let detail = ''
  const isTerminal = process.stdout.isTTY
  const show = () => {
    const line = `  ${title}… ${detail ? `${detail}, ` : ''}${seconds(started)}`
    if (isTerminal) process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}`)
    else console.log(line)
  }
  if (!isTerminal) console.log(`  ${title}…`)
  const ticking = setInterval(show, isTerminal ? 200 : 5000)
  const finish = (mark: string) => {
    clearInterval(ticking)
    if (isTerminal) process.stdout.write('\r\u001B[K')
    console.log(`${mark} ${title} (${seconds(started)})`)
  }
  try {
    const result = await task((next) => (detail = next))
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }
}
