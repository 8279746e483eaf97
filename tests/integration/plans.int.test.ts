import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCalls } from '@/server/compose/answer-call'
import { reindex } from '@/server/features/search/sync/reindex'
import { query } from '@/server/platform/db/pool'
import { createTeam, findActors } from '../bench/scale/actors'
import { measuredCalls, type MeasuredCall } from '../bench/scale/calls'
import { growPeople } from '../bench/scale/grow'
import { openPlans } from '../bench/scale/read-plan'
import { DEPARTURES_BY_RANK } from '../bench/scale/shape'
import { watchStatements, type Watched } from '../bench/scale/watch-statements'
import { createBulkCatalogue, createReference } from '../factories/bulk-catalogue'

const PEOPLE = 1200

/** They count, or sum up, all that there is: what that takes is measured by the bench. */
const OF_ALL = [
  ...['desk: what credit is owed', 'desk: planning of a month'],
  ...['users', 'reservations', 'payments', 'participants', 'interests', 'messages', 'reviews'].map(
    (list) => `panel: ${list}`,
  ),
  ...['newsletter-subscribers', 'contact-messages', 'carts'].map((list) => `panel: ${list}`),
]

/** On few rows PostgreSQL goes through tables for good reasons: without these ways it does where no index answers. */
const BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
/** Nor through an index from end to end. */
const BY_CONDITION = ['enable_indexscan', 'enable_indexonlyscan']

let calls: MeasuredCall[]
let watched: Awaited<ReturnType<typeof watchStatements>>
let plans: Array<Awaited<ReturnType<typeof openPlans>>>

beforeAll(async () => {
  await createReference()
  // As many departures as people’s bookings need, and a guide for each trip.
  await createBulkCatalogue({ count: 500 })
  await query(`insert into departures (title, expedition_id, departure_start, departure_end, capacity, status)
    select name, id, now() - interval '90 days', now() - interval '85 days', 12, 'confirmed' from expeditions`)
  await query(DEPARTURES_BY_RANK)
  await reindex({ onProgress: () => undefined, tellsOthers: false })
  const find = await openCalls()
  const payload = await getPayload({ config })
  const team = await createTeam(payload)
  await growPeople({ from: 1, to: PEOPLE })
  await query('analyze')
  watched = await watchStatements(payload)
  plans = await Promise.all([openPlans({ without: BY_INDEX }), openPlans({ without: [...BY_INDEX, ...BY_CONDITION] })])
  calls = measuredCalls({ find, payload, actors: await findActors({ payload, team, size: PEOPLE }) })
})

afterAll(() => {
  watched.stop()
  for (const { close } of plans) close()
})

/** What a statement goes through whichever way it is planned. */
const wholeOf = async (statement: Watched): Promise<string[]> => {
  const ways = await Promise.all(plans.map(({ planOf }) => planOf(statement)))
  return ways.some(({ whole }) => whole.length === 0) ? [] : (ways[0]?.whole ?? [])
}

it('goes through no table that grows with people, whoever asks', async () => {
  const whole: Record<string, string[]> = {}
  for (const { name, run } of calls.filter((call) => !OF_ALL.includes(call.name))) {
    watched.take()
    await run(0)
    for (const statement of watched.take()) {
      const tables = await wholeOf(statement)
      if (tables.length > 0) whole[name] = [...(whole[name] ?? []), ...tables]
    }
  }
  expect(whole).toEqual({})
})
