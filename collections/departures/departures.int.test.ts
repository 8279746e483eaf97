import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
})

const takeSeats = (id: number, seats: number) =>
  query('update departures set seats_taken = $2 where id = $1', [id, seats])

const messagesOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  return JSON.stringify(error, ['message', 'data', 'errors'])
}

describe('the dates of a departure', () => {
  it.each([
    ['an end before its start', -1, 'Le retour doit venir après le départ.'],
    ['a single day', 0, 'Un départ dure de 2 à 15 jours.'],
    ['sixteen days', 15, 'Un départ dure de 2 à 15 jours.'],
  ])('are refused with %s', async (_case, length, message) => {
    const attempt = createDeparture(payload, {
      expedition,
      departure_start: inDays(30),
      departure_end: inDays(30 + length),
    })
    expect(await messagesOf(attempt)).toContain(message)
  })

  it.each([1, 14])('are taken when the last day comes %i days after the first', async (length) => {
    const departure = await createDeparture(payload, { expedition, departure_end: inDays(30 + length) })
    expect(departure.id).toBeGreaterThan(0)
  })

  it('end with the expedition’s length when the last day is left empty', async () => {
    const departure = await payload.create({
      collection: 'departures',
      // The form sends none: the type cannot say that a hook fills it in.
      data: { expedition, departure_start: inDays(30), capacity: 8, status: 'open' } as never,
    })
    expect(departure.departure_end).toBe(inDays(32))
  })

  it('are asked for when nothing says how long it is', async () => {
    const attempt = payload.create({
      collection: 'departures',
      data: { departure_start: inDays(30), capacity: 8, status: 'open' } as never,
    })
    expect(await messagesOf(attempt)).toContain('Indique le dernier jour')
  })
})

describe('the seats of a departure', () => {
  it('keep their count when a form opened earlier is saved', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const form = await payload.findByID({ collection: 'departures', id, depth: 0 })
    await takeSeats(id, 3)
    const saved = await payload.update({ collection: 'departures', id, data: { ...form, note: 'Prévenir le refuge.' } })
    expect(saved).toMatchObject({ seats_taken: 3, note: 'Prévenir le refuge.' })
  })

  it('cannot be written by hand, neither at creation nor later', async () => {
    const { id, seats_taken } = await payload.create({
      collection: 'departures',
      data: {
        expedition,
        departure_start: inDays(30),
        departure_end: inDays(32),
        capacity: 8,
        status: 'open',
        seats_taken: 5,
        sales_closed: false,
      },
    })
    expect(seats_taken).toBe(0)
    const saved = await payload.update({ collection: 'departures', id, data: { seats_taken: 4 } })
    expect(saved.seats_taken).toBe(0)
  })

  it('refuse a capacity below those taken', async () => {
    const { id } = await createDeparture(payload, { expedition })
    await takeSeats(id, 5)
    const attempt = payload.update({ collection: 'departures', id, data: { capacity: 4 } })
    expect(await messagesOf(attempt)).toContain('5 places sont déjà prises')
  })

  it('refuse such a capacity from a form opened before they were taken', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const form = await payload.findByID({ collection: 'departures', id, depth: 0 })
    await takeSeats(id, 5)
    const attempt = payload.update({ collection: 'departures', id, data: { ...form, capacity: 4 } })
    expect(await messagesOf(attempt)).toContain('5 places sont déjà prises')
  })

  it('keep a departure with travelers from being deleted', async () => {
    const { id } = await createDeparture(payload, { expedition })
    await takeSeats(id, 1)
    const attempt = payload.delete({ collection: 'departures', id })
    expect(await messagesOf(attempt)).toContain('annule-le au lieu de le supprimer')
    await takeSeats(id, 0)
    await expect(payload.delete({ collection: 'departures', id })).resolves.toMatchObject({ id })
  })
})

it('is never copied: a copy would be on sale at once', async () => {
  const { id } = await createDeparture(payload, { expedition })
  await expect(payload.duplicate({ collection: 'departures', id })).rejects.toThrow()
})

describe('a canceled departure', () => {
  const cancel = async () => {
    const { id } = await createDeparture(payload, { expedition })
    await payload.update({ collection: 'departures', id, data: { status: 'canceled' } })
    return id
  }

  it.each(['open', 'confirmed'] as const)('is not made %s again', async (status) => {
    const attempt = payload.update({ collection: 'departures', id: await cancel(), data: { status } })
    expect(await messagesOf(attempt)).toContain('c’est définitif')
  })

  it('still takes a note', async () => {
    const data = { status: 'canceled', note: 'Trop de neige.' } as const
    const saved = await payload.update({ collection: 'departures', id: await cancel(), data })
    expect(saved).toMatchObject(data)
  })
})

it('names what is refused by its label', async () => {
  const attempt = createDeparture(payload, { expedition, departure_start: inDays(30), departure_end: inDays(29) })
  await expect(attempt).rejects.toThrow(/Dernier jour$/)
})

describe('a guide', () => {
  const createGuide = async (name: string) => {
    const user = await createUser(payload, { role: 'guide', first_name: name })
    const slug = `${name.toLowerCase()}-${String(user.id)}`
    const guide = await payload.create({ collection: 'guides', data: { full_name: name, slug, user: user.id } })
    return { user, guide: guide.id }
  }

  it('reads the departures he or she leads, by name or through the expedition, and no other', async () => {
    const [maelle, yann] = await Promise.all([createGuide('Maelle'), createGuide('Yann')])
    const led = await createExpedition(payload, { guide: maelle.guide })
    const own = await createDeparture(payload, { expedition: led.id })
    const lent = await createDeparture(payload, { expedition: led.id, guide: yann.guide })
    const other = await createDeparture(payload, { expedition })
    const named = await createDeparture(payload, { expedition, guide: maelle.guide })

    const asMaelle = { user: maelle.user, overrideAccess: false } as const
    const { docs } = await payload.find({ collection: 'departures', ...asMaelle })
    expect(docs.map(({ id }) => id).sort()).toEqual([own.id, named.id].sort())
    for (const { id } of [lent, other]) {
      await expect(payload.findByID({ collection: 'departures', id, ...asMaelle })).rejects.toThrow()
    }
    await expect(
      payload.update({ collection: 'departures', id: own.id, data: { note: 'Non' }, ...asMaelle }),
    ).rejects.toThrow()
  })
})
