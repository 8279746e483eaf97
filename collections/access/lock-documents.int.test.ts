import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'
import { writeDuringSave } from '../../tests/integration/write-during-save'
import { lockDocuments } from './lock-documents'

// Chance is the second proof here: the save that is held halfway is the first.
const ROUNDS = 4
const WRITERS = 3

let payload: Payload
let expeditionId: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expeditionId = (await createExpedition(payload)).id
})

type Document = { slug: CollectionSlug; id: number }
type Ending = {
  role: 'marketer' | 'staff'
  make: () => Promise<Document>
  body: object
  end: (id: number) => Promise<unknown>
  isEnded: (id: number) => Promise<boolean>
}
type Way = (document: Document) => string

const one: Way = ({ slug, id }) => `${slug}/${String(id)}`
const byQuery: Way = ({ slug, id }) => `${slug}?where[id][equals]=${String(id)}`

/** Saves of the panel on three connections while a statement of the site ends something; how often the end was undone. */
const undone = async ({ role, make, body, end, isEnded }: Ending, way: Way): Promise<number> => {
  const { token } = await signInAs(payload, { role })
  let count = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const document = await make()
    let isOver = false
    let writes = 0
    const writeOn = async (): Promise<void> => {
      while (!isOver) {
        await call(way(document), { method: 'PATCH', token, body })
        writes += 1
      }
    }
    const writers = Array.from({ length: WRITERS }, writeOn)
    while (writes < WRITERS) await new Promise(setImmediate)
    await end(document.id)
    const before = writes
    while (writes < before + 2 * WRITERS) await new Promise(setImmediate)
    isOver = true
    await Promise.all(writers)
    if (!(await isEnded(document.id))) count += 1
  }
  return count
}

/** Whether an end that falls between the panel's reading and its writing is still there after both. */
const staysEnded = async ({ role, make, body, end, isEnded }: Ending, way: Way): Promise<boolean> => {
  const { token } = await signInAs(payload, { role })
  const document = await make()
  await writeDuringSave({
    payload,
    slug: document.slug,
    save: () => call(way(document), { method: 'PATCH', token, body }),
    write: () => end(document.id),
  })
  return isEnded(document.id)
}

const unsubscription: Ending = {
  role: 'marketer',
  make: async () => {
    const email = `${randomUUID()}@lagopede.test`
    const { id } = await payload.create({ collection: 'newsletter-subscribers', data: { email, status: 'subscribed' } })
    return { slug: 'newsletter-subscribers', id }
  },
  body: { user: null },
  end: (id) => query(`update newsletter_subscribers set status = 'unsubscribed' where id = $1`, [id]),
  isEnded: async (id) =>
    (await payload.findByID({ collection: 'newsletter-subscribers', id })).status === 'unsubscribed',
}

const cancellation: Ending = {
  role: 'staff',
  make: async () => ({ slug: 'departures', id: (await createDeparture(payload, { expedition: expeditionId })).id }),
  body: { note: 'À rappeler' },
  end: (id) => query(`update departures set status = 'canceled' where id = $1`, [id]),
  isEnded: async (id) => (await payload.findByID({ collection: 'departures', id })).status === 'canceled',
}

const CASES: Array<[string, CollectionSlug, Ending]> = [
  ['an unsubscription', 'newsletter-subscribers', unsubscription],
  ['a cancellation of a departure', 'departures', cancellation],
]

describe('what the site writes while the panel saves', () => {
  it.each(CASES)(
    'stays written: %s',
    async (_name, _slug, ending) => {
      for (const way of [one, byQuery]) {
        expect(await undone(ending, way)).toBe(0)
        expect(await staysEnded(ending, way)).toBe(true)
      }
    },
    180_000,
  )

  it.each(CASES)('would be undone without the lock: %s', async (_name, slug, ending) => {
    const { beforeOperation } = payload.collections[slug].config.hooks
    const place = beforeOperation.indexOf(lockDocuments)
    beforeOperation.splice(place, 1)
    try {
      for (const way of [one, byQuery]) expect(await staysEnded(ending, way)).toBe(false)
    } finally {
      beforeOperation.splice(place, 0, lockDocuments)
    }
  })
})
