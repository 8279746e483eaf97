import type { MeasuredEvent, MeasuredEvents } from '@/domain/audience/measured-events'
import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { readConsent } from './consent'
import { tell, trackedPage } from './events'

type Kept = {
  /** Events that wait, the oldest first. */
  waiting: Array<{ event: MeasuredEvent; told: MeasuredEvents[MeasuredEvent]; at: number }>
  /** What was told or waits already, as « purchase LG-2027-0012 ». */
  once: string[]
}

const MOST_WAITING = 20
const MOST_REMEMBERED = 100
const DAY = 24 * 60 * 60 * 1000

/**
 * Notes an event of a page that nothing may measure, such as those of a booking, once for `subject`; it is told by the next page
 * that may be, within a day. Nothing is noted of who lets nobody measure.
 */
export const noteEvent = <Name extends MeasuredEvent>({
  event,
  subject,
  told,
}: {
  event: Name
  subject: number | string
  told: MeasuredEvents[Name]
}): void => {
  if (!readConsent().audience) return
  const { waiting, once } = read()
  const name = nameOf({ event, subject })
  if (once.includes(name)) return
  write({
    waiting: [...waiting, { event, told, at: Date.now() }].slice(-MOST_WAITING),
    once: [...once, name].slice(-MOST_REMEMBERED),
  })
}

type Noted = { event: MeasuredEvent; subject: number | string }

/** Whether an event was noted in this browser, told since or not. */
export const wasNoted = (noted: Noted): boolean => read().once.includes(nameOf(noted))

const nameOf = ({ event, subject }: Noted): string => `${event} ${String(subject)}`

/** Tells what waits, once something measures. */
export const tellUntold = (): void => {
  const { waiting, once } = read()
  if (waiting.length === 0 || !trackedPage().dataLayer) return
  write({ waiting: [], once })
  for (const { event, told, at } of waiting) if (Date.now() - at < DAY) tell(event, told)
}

const read = (): Kept => {
  try {
    const { waiting, once } = JSON.parse(readLocal(LOCAL_KEYS.untoldEvents) ?? '{}') as Partial<Kept>
    return { waiting: Array.isArray(waiting) ? waiting : [], once: Array.isArray(once) ? once : [] }
  } catch {
    return { waiting: [], once: [] }
  }
}

const write = (kept: Kept): void => writeLocal(LOCAL_KEYS.untoldEvents, JSON.stringify(kept))
