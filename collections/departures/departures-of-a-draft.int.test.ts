import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Departure } from '@/payload-types'
import { inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

/** An expedition that the panel saved as it was typed, and nobody published. */
const typeDraft = async (typed: object): Promise<number> => {
  const opened = await call('expeditions?draft=true&depth=0', { method: 'POST', token, body: {} })
  const { id } = (opened.body as { doc: { id: number } }).doc
  await call(`expeditions/${String(id)}?draft=true&autosave=true`, { method: 'PATCH', token, body: typed })
  return id
}

/** As the form sends it: what is empty is null. */
const addDeparture = (expedition: number, { guide = null }: { guide?: number | null } = {}) =>
  call<{ doc: Departure }>('departures?depth=0', {
    method: 'POST',
    token,
    body: {
      expedition,
      departure_start: inDays(30),
      departure_end: null,
      capacity: 8,
      seats_taken: 0,
      status: 'open',
      guide,
      price_cents: null,
    },
  })

it('a draft takes a departure, named and measured by what was typed', async () => {
  const id = await typeDraft({ name: 'Aurores de Senja', duration_days: 4 })
  const { status, body } = await addDeparture(id)
  expect([status, body]).toMatchObject([
    201,
    { doc: { expedition: id, departure_end: inDays(33), title: expect.stringMatching(/^Aurores de Senja, /) } },
  ])
})

it('a draft without a name takes one too', async () => {
  const { body } = await addDeparture(await typeDraft({ duration_days: 4 }))
  expect(body).toMatchObject({ doc: { title: expect.stringMatching(/^Aventure sans nom, /) } })
})

it('an expedition on sale lends its departures what is on sale, whatever its draft says', async () => {
  const { id, name } = await createExpedition(payload, { duration_days: 3 })
  await payload.update({ collection: 'expeditions', id, draft: true, data: { name: 'Autre nom', duration_days: 9 } })
  const { body } = await addDeparture(id)
  expect(body).toMatchObject({
    doc: { departure_end: inDays(32), title: expect.stringContaining(name) },
  })
})

it('what leaves on a draft is neither shown nor sold', async () => {
  const { id: user, token: leader } = await signInAs(payload, { role: 'guide', isProven: true })
  const guide = await payload.create({ collection: 'guides', data: { full_name: 'Ingrid', slug: 'ingrid', user } })
  const typed = { name: 'Aurores de Senja', slug: 'aurores-de-senja', duration_days: 4, price_cents: 90_000 }
  const id = await typeDraft(typed)
  const { doc: departure } = (await addDeparture(id, { guide: guide.id })).body
  await runJobs()

  for (const path of [
    `expeditions/${String(id)}`,
    `expeditions/${typed.slug}`,
    `expeditions/${String(id)}/departures`,
  ]) {
    expect([path, (await call(`v1/${path}`)).status]).toEqual([path, 404])
  }
  expect((await call(`v1/search?q=Senja`)).body).toMatchObject({ hits: [] })
  const { token: customer } = await signInAs(payload, { isProven: true })
  const cart = { departure_id: departure.id, travelers_count: 1 }
  expect((await call('v1/cart', { method: 'POST', token: customer, body: cart })).status).toBe(409)
  const book = { email: 'jeanne@exemple.fr', travelers_count: 1 }
  const byPhone = await call(`departures/${String(departure.id)}/book`, { method: 'POST', token, body: book })
  expect(byPhone.status).toBe(409)
  // Its guide has nothing to read of it on the site yet; the agency opens it in the panel.
  expect((await call('v1/reservations', { token: leader })).body).toMatchObject({ list_reservations: [] })
  expect((await call(`v1/guide/departures/${String(departure.id)}`, { token: leader })).status).toBe(404)
  const desk = await call(`departures/${String(departure.id)}/desk`, { token })
  expect(desk).toMatchObject({ status: 200, body: { expedition: departure.title, seats_taken: 0 } })
})
