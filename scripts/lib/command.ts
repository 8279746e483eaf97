import { UserError } from '@/server/platform/postgres/user-error'

type Command = {
  /** Aborted by Ctrl-C: steps give up. */
  signal: AbortSignal
  /** What must be undone before the process ends, last registered first. */
  onStop: (undo: () => Promise<void>) => void
}

const DOUBLE_SIGNAL = 1000
const INTERRUPTED = 130

/** Runs a command: undoes what it started however it ends, and says a foreseeable failure in one line. */
export async function runCommand(main: (command: Command) => Promise<number | undefined>) {
  const undos: (() => Promise<void>)[] = []
  const abort = new AbortController()
  let interruptedAt = 0
  const interrupt = () => {
    // npm and the terminal each deliver a Ctrl-C; only a later, second one means "at once".
    if (interruptedAt && Date.now() - interruptedAt > DOUBLE_SIGNAL) process.exit(INTERRUPTED)
    if (interruptedAt) return
    interruptedAt = Date.now()
    console.log('\nStopping…')
    abort.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  // A terminal that was closed takes no words any more: what was started is stopped all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  let code = 0
  try {
    code = (await main({ signal: abort.signal, onStop: (undo) => undos.push(undo) })) ?? 0
  } catch (error) {
    code = abort.signal.aborted ? INTERRUPTED : 1
    if (!abort.signal.aborted) complain(error)
  }
  for (const undo of undos.reverse()) await undo().catch(complain)
  if (abort.signal.aborted) console.log('Stopped.')
  process.exit(code)
}

function complain(error: unknown) {
  if (error instanceof UserError) {
    console.error(error.message)
    return
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    console.error('The disk is full.')
    return
  }
  console.error(error)
}
