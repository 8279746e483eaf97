import { AUDIENCE_VIEW, AUDIENCE_VITALS } from '@/contract/audience-addresses'
import type { WebVital } from '@/domain/audience/web-vitals'
import { subscribeToAwaitedPage } from '@/storefront/lib/awaited-page'
import { readSession, subscribeToSession } from '@/storefront/lib/session/store'
import { tellAudience } from './tell-audience'

/** What the platform’s types lack of these entries. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }

type Measured = { [Vital in WebVital]?: number }

const landing = location.pathname
/** The campaign that the visit came by, as its address names it: told once, and kept nowhere. */
let utm: string[] | undefined = ['utm_campaign', 'utm_source'].flatMap(
  (name) => new URLSearchParams(location.search).get(name)?.slice(0, 200) || [],
)
let shown = ''
let from = document.referrer
let vitals: Measured | null = {}

/** A page is counted once it is on screen: not again when its query alone changes. */
const countPage = () => {
  const path = location.pathname
  if (path === shown) return
  // What was measured is of the page that was landed on.
  if (shown) tellVitals()
  tellAudience(AUDIENCE_VIEW, { path, from: from.slice(0, 2000), utm: utm?.length ? utm : undefined })
  utm = undefined
  shown = path
  from = path
}

const tellVitals = () => {
  if (vitals && Object.keys(vitals).length > 0) tellAudience(AUDIENCE_VITALS, { path: landing, ...vitals })
  vitals = null
}

const measure = (type: string, hear: (entry: Entry, kept: Measured) => void) => {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (vitals) hear(entry as Entry, vitals)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  } catch {
    // This browser does not measure it.
  }
}

/** Layout shifts add up while less than a second parts them, for five seconds; the worst such moment counts. */
let moment = { start: 0, last: 0, sum: 0 }
const addShift = ({ startTime, value, hadRecentInput }: Entry, kept: Measured) => {
  kept.cls ??= 0
  if (hadRecentInput) return
  const goesOn = startTime - moment.last < 1000 && startTime - moment.start < 5000
  moment = { start: goesOn ? moment.start : startTime, last: startTime, sum: (goesOn ? moment.sum : 0) + value * 1000 }
  kept.cls = Math.max(kept.cls, moment.sum)
}

const addGesture = ({ interactionId, duration }: Entry, kept: Measured) => {
  if (interactionId) kept.inp = Math.max(kept.inp ?? 0, duration)
}

/** Before that, nobody can tell a visitor from one of the team. */
const whenSessionIsKnown = (then: () => void) => {
  if (readSession().isReady) {
    then()
    return
  }
  const leave = subscribeToSession(() => {
    if (!readSession().isReady) return
    leave()
    then()
  })
}

const start = () => {
  measure('navigation', (entry, kept) => (kept.ttfb = (entry as unknown as PerformanceNavigationTiming).responseStart))
  measure('largest-contentful-paint', ({ startTime }, kept) => (kept.lcp = startTime))
  measure('layout-shift', addShift)
  // The first gesture is told however quick it was, the others from 16 ms on.
  for (const type of ['event', 'first-input']) measure(type, addGesture)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tellVitals())
  whenSessionIsKnown(() => {
    subscribeToAwaitedPage(countPage)
    countPage()
  })
}

if (!/^\/(?:admin|apercu|bench)\b/.test(landing)) start()
