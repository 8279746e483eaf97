type Options = {
  /** The wait after a first early end. */
  first: number
  /** The wait after a steady run. */
  shortest: number
  longest: number
  /** A run of more than this did not end because of how it starts. */
  steady: number
}

/**
 * How long to wait before what ended by itself is started again, given how long it ran: twice as long each time while it ends early.
 * All in milliseconds.
 */
export const restartWait = ({ first, shortest, longest, steady }: Options): ((ran: number) => number) => {
  let wait = first / 2
  return (ran) => {
    wait = ran > steady ? shortest : Math.min(wait * 2, longest)
    return wait
  }
}
