import { isTracked } from '@/domain/audience/tracked-routes'

type Leaving = { leave?: (address: string) => void }

let isWatching = false

/**
 * From a page where trackers run, a private one is opened as a document of its own: they are gone before its address is
 * there. Called once, before the first of them is loaded.
 */
export const leaveTrackersBehind = ({ leave = (address) => window.location.assign(address) }: Leaving = {}): void => {
  if (isWatching) return
  isWatching = true
  document.addEventListener('click', (event) => followLink({ event, leave }), { capture: true })
  const pushState = window.history.pushState.bind(window.history)
  const replaceState = window.history.replaceState.bind(window.history)
  // What no link leads to: the steps of the booking, the way back from a popup.
  window.history.pushState = (data, unused, address) =>
    isPrivate(address) ? leave(String(address)) : pushState(data, unused, address)
  window.history.replaceState = (data, unused, address) =>
    isPrivate(address) ? leave(String(address)) : replaceState(data, unused, address)
}

const followLink = ({ event, leave }: { event: MouseEvent } & Required<Leaving>) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || link.target || link.hasAttribute('download') || !isPrivate(link.href)) return
  event.preventDefault()
  event.stopPropagation()
  leave(link.href)
}

const isPrivate = (address: string | URL | null | undefined): boolean => {
  if (address === null || address === undefined) return false
  const url = new URL(address, window.location.href)
  return url.origin === window.location.origin && !isTracked(url.pathname)
}
