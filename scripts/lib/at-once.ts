type Together = {
  signal: AbortSignal
  /** What is begun; each is to end when the signal that it is handed is aborted. */
  tasks: (signal: AbortSignal) => Promise<unknown>[]
}

/** Runs tasks at once: one that fails ends the others, and its error is the one that is told once all of them have ended. */
export async function atOnce({ signal, tasks }: Together) {
  const failure = new AbortController()
  const abort = (error: unknown) => failure.abort(error)
  const running = tasks(AbortSignal.any([signal, failure.signal]))
  await Promise.all(running.map((task) => task.catch(abort)))
  signal.throwIfAborted()
  failure.signal.throwIfAborted()
}
