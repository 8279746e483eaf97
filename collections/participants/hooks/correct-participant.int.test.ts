import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { call } from '../../../tests/integration/call'
import { signInAs } from '../../../tests/integration/sign-in-as'

type Person = Awaited<ReturnType<typeof signInAs>>
type Refusal = { errors: { data: { errors: { path: string; message: string }[] } }[] }

let payload: Payload
let staff: Person
let customer: Person
let departureId: number
let reservation: number
let participant: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  customer = await signInAs(payload)
})

beforeEach(async () => {
  const expedition = await createExpedition(payload, { expedition_type: 'family', age_min_child: 12 })
  const departure = await createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(90),
    departure_end: inDays(92),
  })
  departureId = departure.id
  reservation = await createBooking({ user: customer.id, departure: departureId, travelers: 1 })
  const row = await queryOne<{ id: number }>(
    `insert into participants (reservation_id, position, first_name, last_name, phone, diet)
     values ($1, 1, 'Hugo', 'Dubois', '+33612345678', 'sans noix') returning id`,
    [reservation],
  )
  participant = row?.id ?? 0
})

const correct = (body: object, { token }: { token: string } = staff) =>
  call(`participants/${String(participant)}`, { method: 'PATCH', body, token })

const read = () =>
  queryOne('select first_name, phone, birth_date, completed_at, reservation_id from participants where id = $1', [
    participant,
  ])

const history = () =>
  query('select kind, author_id, detail from reservation_events where reservation_id = $1', [reservation])

describe('a traveler corrected by the agency', () => {
  it('is saved as the customer’s own form would, and told by field names alone', async () => {
    const { status } = await correct({ first_name: ' Hugues ', phone: '06 98 76 54 32', diet: 'sans gluten' })
    expect(status).toBe(200)
    expect(await read()).toMatchObject({ first_name: 'Hugues', phone: '+33698765432' })
    expect(await history()).toEqual([
      {
        kind: 'participants',
        author_id: staff.id,
        detail: 'Voyageur 1 corrigé par l’agence\u00a0: prénom, téléphone, régime et allergies',
      },
    ])
  })

  it.each([
    [
      'a birth date of a child too young',
      { birth_date: '2020-05-01T12:00:00Z' },
      'Cette aventure se vit à partir de 12\u00a0ans',
    ],
    ['a number that lacks digits', { phone: '061234567' }, 'Le numéro est incomplet ou invalide'],
    ['an address that is none', { email: 'hugo@' }, 'Cette adresse email est incomplète ou invalide'],
  ])('is not given %s', async (_what, body, message) => {
    const before = await read()
    const { status, body: answer } = await correct(body)
    expect(status).toBe(400)
    expect((answer as Refusal).errors[0]?.data.errors).toMatchObject([{ path: Object.keys(body)[0], message }])
    expect(await read()).toEqual(before)
    expect(await history()).toEqual([])
  })

  it('is complete once nothing is missing, and no more once something is', async () => {
    const rest = { birth_date: '1990-02-28T12:00:00Z', emergency_name: 'Léa', emergency_phone: '0612345679', level: 2 }
    await correct(rest)
    expect((await read())?.['completed_at']).toBeInstanceOf(Date)
    await correct({ diet: '' })
    expect((await read())?.['completed_at']).toBeNull()
  })

  it('stays with its reservation, and its completeness is not typed', async () => {
    const other = await createBooking({ user: customer.id, departure: departureId, travelers: 1 })
    await correct({ reservation: other, completed_at: '2026-01-01T00:00:00Z', position: 7 })
    expect(await read()).toMatchObject({ reservation_id: reservation, completed_at: null })
    expect(await history()).toEqual([])
  })

  it('is corrected one at a time, and by the agency alone', async () => {
    const path = `participants?where[id][equals]=${String(participant)}`
    expect((await call(path, { method: 'PATCH', body: { first_name: 'Un' }, token: staff.token })).status).toBe(403)
    const others = [await signInAs(payload, { role: 'marketer' }), await signInAs(payload, { role: 'guide' }), customer]
    for (const other of others) expect((await correct({ first_name: 'Un' }, other)).status).toBeGreaterThan(400)
    expect(await read()).toMatchObject({ first_name: 'Hugo' })
  })

  it('waits for a change of the customer, and loses nothing of it', async () => {
    const own = `v1/reservations/${String(reservation)}/participants`
    const sent = {
      position: 1,
      first_name: 'Hugo',
      last_name: 'Dubois',
      diet: 'sans noix',
      phone: '0612345678',
      level: 3,
    }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => correct({ emergency_name: 'Léa' })),
      ...Array.from({ length: 4 }, () =>
        call(own, { method: 'PATCH', body: { participants: [sent] }, token: customer.token }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
