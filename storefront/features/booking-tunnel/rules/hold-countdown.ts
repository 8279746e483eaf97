const NBSP = '\u00a0'

type HoldClock = {
  /** Instants of the server's clock, as the cart gave them. */
  expiresAt: string
  serverNow: string
  /** When the cart came and what time it is, by this browser's clock: only their difference counts. */
  receivedAt: number
  clientNow: number
}

/** How many whole seconds the seats are still held, by the server's clock; 0 once it is over. */
export const secondsLeft = ({ expiresAt, serverNow, receivedAt, clientNow }: HoldClock): number => {
  const left = Date.parse(expiresAt) - Date.parse(serverNow) - (clientNow - receivedAt)
  return Math.max(0, Math.ceil(left / 1000))
}

/** `29:41`, or `1:12:05` from an hour on. */
export const formatCountdown = (seconds: number): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`
}

/** What is said aloud: from five minutes on, and from one minute on; nothing before, so that it is said twice at most. */
export const announceHold = (seconds: number): string => {
  if (seconds === 0 || seconds > 300) return ''
  if (seconds > 60) return `Tes places sont gardées encore 5${NBSP}minutes.`
  return `Tes places sont gardées encore une minute.`
}
