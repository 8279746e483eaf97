/** Path and query of the page on screen, null until it is known; and whether another one was asked for. */
let shown: string | null = null
let isAwaited = false
const listeners = new Set<() => void>()

const tellListeners = () => listeners.forEach((listener) => listener())

/** A page was asked for: it is awaited until it is on screen, unless it is the one that is there. */
export const noteDeparture = (address: string): void => {
  const { pathname, search } = new URL(address, window.location.href)
  isAwaited = shown !== null && pathname + search !== shown
  tellListeners()
}

/** A page is on screen, at this path and query. */
export const noteArrival = (address: string): void => {
  shown = address
  isAwaited = false
  tellListeners()
}

export const isPageAwaited = (): boolean => isAwaited

export const subscribeToAwaitedPage = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
