import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { FIRST_PAYMENT_TERMS } from '@/domain/reservations/payment-terms'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { noonOf } from '@/domain/days/days'
import { query } from '@/server/platform/db/pool'
import { daysLater } from './calendar'
import { announceReduction } from './announce-reduction'
import { EXPEDITIONS } from './catalogue/expeditions'
import { DEMO_STEPS } from './demo-steps'
import { drawPictures } from './draw-pictures'
import { forgetLinesAfter, lastLogLine } from './forget-own-lines'
import { growCatalogue } from './grow-catalogue'
import { Random } from './posters/core/random'
import { refreshHits } from './refresh-hits'
import { clearInterruptedSeed, markSeed } from './seed-state'
import { writeBookings } from './write-bookings'
import { writeDepartures } from './write-departures'
import { writeExpeditions, type WrittenExpedition } from './write-expeditions'
import { writeMedia } from './write-media'
import { writeMessages } from './write-messages'
import { writePeople, type People } from './write-people'
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
  const people = await writePeople(payload)
  onProgress('reference data')
  const media = await writeMedia()
  const reference = await writeReference({ payload, media, people })
  const written = await writeExpeditions({ payload, media, reference, today, onProgress })
  onProgress('departures and reservations')
  await writeCancellationRule(payload)
  await writePaymentTerms(payload)
  await writeDepartures({ written, guides: reference.guides, people, today })
  await writeBookings(today)
  await announceReduction()
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

/** Publishes the agency's table of cancellation fees where there is none: migrating has, unless a seeding was begun again. */
const writeCancellationRule = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'cancellation-rules' })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'cancellation-rules',
    data: {
      version: '1',
      effective_on: '2018-01-01T12:00:00.000Z',
      status: 'published',
      is_default: true,
      steps: [
        { days_before: 30, refund_percent: 100 },
        { days_before: 14, refund_percent: 70 },
        { days_before: 0, refund_percent: 0 },
      ],
    },
  })
}

/** Publishes the agency's terms of payment where there are none, as the migration does. */
const writePaymentTerms = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'payment-terms' })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'payment-terms',
    data: {
      version: FIRST_PAYMENT_TERMS,
      effective_on: '2018-01-01T12:00:00.000Z',
      status: 'published',
      deposit_percent: 30,
      grace_days: 4,
    },
  })
}

type Options = { written: WrittenExpedition[]; people: People; today: Date }

/** Writes who likes what: from a handful to most of the customers, the trips put forward being liked most. */
const writeInterests = async ({ written, people, today }: Options): Promise<void> => {
  for (const { id, expedition, position } of written) {
    const random = new Random(`interests ${expedition.slug}`)
    const likes = random.int(24, position % 4 === 0 ? people.customers.length - 60 : 320)
    const first = random.int(0, people.customers.length - 1)
    const users = Array.from(
      { length: likes },
      (_, index) => people.customers[(first + index) % people.customers.length]?.id,
    )
    await query(
      `insert into interests (user_id, expedition_id, is_active, created_at)
       select user_id, $2, true, $3 from unnest($1::int[]) as user_id`,
      [users, id, daysLater({ day: today, days: -30 }).toISOString()],
    )
  }
}
