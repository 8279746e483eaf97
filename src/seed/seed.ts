import config from '@payload-config'
import { getPayload } from 'payload'
import { calendarDayInParis } from '@/domain/calendar-day'
import { noonOf } from '@/domain/days'
import { EXPEDITIONS } from './catalogue/expeditions'
import { DEMO_STEPS } from './demo-steps'
import { drawPictures } from './draw-pictures'
import { forgetLinesAfter, lastLogLine } from './forget-own-lines'
import { growCatalogue } from './grow-catalogue'
import { refreshHits } from './refresh-hits'
import { clearInterruptedSeed, markSeed } from './seed-state'
import { writeBookings } from './write-bookings'
import { writeCancellationRule } from './write-cancellation-rule'
import { writeDepartures } from './write-departures'
import { writeExpeditions } from './write-expeditions'
import { writeInterests } from './write-interests'
import { writeMedia } from './write-media'
import { writeMessages } from './write-messages'
import { writePeople } from './write-people'
import { writeReference } from './write-reference'
import { writeReviews } from './write-reviews'
import { writeSite } from './write-site'

type SeedOptions = {
  /** Told of each step in a few words. */
  onProgress?: (step: string) => void
  /** At least so many expeditions, the real ones repeated: for measurements. */
  expeditions?: number
  /** How many posters differ: a few will do where nobody looks at them. All, if not said. */
  drawings?: number
  /** The instant that departures are counted from. */
  now?: Date
}

/** Writes the demo catalogue into an empty, migrated database. The same day gives the same catalogue. */
export const seed = async (options: SeedOptions = {}) => {
  const { onProgress = () => undefined, expeditions = 0, drawings, now = new Date() } = options
  const payload = await getPayload({ config, cron: false })
  const today = new Date(noonOf(calendarDayInParis(now)))

  await clearInterruptedSeed()
  await markSeed('started')
  const line = await lastLogLine()
  await drawPictures({ onProgress, drawings })
  onProgress('people')
  const people = await writePeople({ payload })
  onProgress('reference data')
  const media = await writeMedia()
  const reference = await writeReference({ payload, media, people })
  const written = await writeExpeditions({ payload, media, reference, today, onProgress })
  onProgress('departures and reservations')
  await writeCancellationRule({ payload })
  await writeDepartures({ written, guides: reference.guides, people, today })
  await writeBookings({ today })
  onProgress('reviews, questions and favourites')
  await writeReviews({ written, people, today })
  await writeMessages({ written, people, today })
  await writeInterests({ written, people, today })
  onProgress('home page')
  await writeSite({ payload, media, written })
  for (const { name, take } of DEMO_STEPS) {
    onProgress(name)
    await take({ payload })
  }
  if (expeditions > EXPEDITIONS.length) {
    onProgress(`${String(expeditions)} expeditions`)
    await growCatalogue({ total: expeditions })
  }
  onProgress('cards')
  await refreshHits()
  await forgetLinesAfter(line)
  await markSeed(
    'done',
    DEMO_STEPS.map(({ name }) => name),
  )
}
