import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { FieldSheet, type PresenceCheck } from '@/contract/guide-field'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import { participantOf, prepareGuided, signUp, type Person } from '../../../../tests/factories/guided'

let payload: Payload
let maelle: Person
let yann: Person
let camille: Person
let anne: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  maelle = await signUp(payload, 'Maëlle', 'guide')
  yann = await signUp(payload, 'Yann', 'guide')
  camille = await signUp(payload, 'Camille', 'customer')
  anne = await signUp(payload, 'Anne', 'staff')
})

const prepare = (options: { days?: number } = { days: 0 }) =>
  prepareGuided({ payload, lead: maelle, customer: camille, ...options })

const path = (id: number, rest: string) => `v1/guide/departures/${String(id)}/${rest}`
const sheet = (id: number, token = maelle.token, search = '') => call<FieldSheet>(path(id, `field${search}`), { token })
const check = (id: number, checks: PresenceCheck[], token = maelle.token) =>
  call<{ presence: PresenceCheck[] }>(path(id, 'presence'), { method: 'POST', token, body: { checks } })
const tell = (id: number, opened_at: string[], token = maelle.token) =>
  call(path(id, 'readings'), { method: 'POST', token, body: { opened_at } })
const viewsOf = (id: number) =>
  query<{ kind: string; viewer_id: number }>(
    'select kind::text, viewer_id from roster_views where departure_id = $1 order by id',
    [id],
  )
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('GET guide/departures/:id/field', () => {
  it('answers roster, programme, numbers and presence, and records what it is for', async () => {
    const { id, booking } = await prepare()
    await check(id, [{ participant_id: await participantOf(booking, 1), state: 'late', at: minutesAgo(5) }])
    const { status, body, headers } = await sheet(id, maelle.token, '?for=copy')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(FieldSheet.parse(body)).toEqual(body)
    expect(body).toMatchObject({ viewer_id: maelle.id, presence: [{ state: 'late' }] })
    expect(body.departure.participants[0]).toMatchObject({ first_name: 'Inès', emergency_phone: '+33639987104' })
    await sheet(id, anne.token)
    expect(await viewsOf(id)).toEqual([
      { kind: 'copy', viewer_id: maelle.id },
      { kind: 'page', viewer_id: anne.id },
    ])
  })

  it('answers nothing personal out of the window', async () => {
    const { id } = await prepare({ days: 61 })
    const { body } = await sheet(id, maelle.token, '?for=copy')
    expect(body.departure.is_readable).toBe(false)
    expect(JSON.stringify(body)).not.toMatch(/Inès|noix|6399871/)
    expect(await viewsOf(id)).toEqual([])
  })

  it('is nobody else’s: each call of the field', async () => {
    const { id, booking } = await prepare()
    const participant_id = await participantOf(booking, 1)
    for (const [token, status] of [
      ['', 401],
      [yann.token, 404],
      [camille.token, 404],
    ] as const) {
      expect((await sheet(id, token)).status).toBe(status)
      expect((await check(id, [{ participant_id, state: 'here', at: minutesAgo(1) }], token)).status).toBe(status)
      expect((await tell(id, [minutesAgo(1)], token)).status).toBe(status)
    }
    expect(await viewsOf(id)).toEqual([])
    expect(await query('select 1 from presence_checks where departure_id = $1', [id])).toEqual([])
  })
})

describe('POST guide/departures/:id/presence', () => {
  it('keeps the latest answer by its time, in whatever order and however often they come', async () => {
    const { id, booking } = await prepare()
    const participant_id = await participantOf(booking, 1)
    const late = { participant_id, state: 'late', at: minutesAgo(20) } as const
    const here = { participant_id, state: 'here', at: minutesAgo(10) } as const
    expect((await check(id, [here])).body.presence).toEqual([here])
    expect((await check(id, [late])).body.presence).toEqual([here])
    expect((await check(id, [late, here, late])).body.presence).toEqual([here])
    const [one, other] = await Promise.all([
      check(id, [{ participant_id, state: 'absent', at: minutesAgo(2) }]),
      check(id, [{ participant_id, state: 'here', at: minutesAgo(1) }], anne.token),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    expect((await sheet(id)).body.presence).toMatchObject([{ state: 'here' }])
  })

  it('takes a clock that is ahead as now, so that nothing is frozen', async () => {
    const { id, booking } = await prepare()
    const participant_id = await participantOf(booking, 1)
    await check(id, [{ participant_id, state: 'absent', at: new Date(Date.now() + 86_400_000).toISOString() }])
    const { body } = await check(id, [
      { participant_id, state: 'here', at: new Date(Date.now() + 60_000).toISOString() },
    ])
    expect(body.presence).toMatchObject([{ state: 'here' }])
  })

  it('leaves out travelers of other departures and of canceled bookings', async () => {
    const { id, booking } = await prepare()
    const other = await prepare()
    const foreign = { participant_id: await participantOf(other.booking, 1), state: 'here', at: minutesAgo(1) } as const
    expect((await check(id, [foreign])).body.presence).toEqual([])
    const own = { participant_id: await participantOf(booking, 1), state: 'here', at: minutesAgo(1) } as const
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [booking])
    expect((await check(id, [own])).body.presence).toEqual([])
  })

  it('answers 409 once the departure is canceled or its days are over, 422 to what is no check', async () => {
    const far = await prepare({ days: -10 })
    const participant_id = await participantOf(far.booking, 1)
    expect((await check(far.id, [{ participant_id, state: 'here', at: minutesAgo(1) }])).status).toBe(409)
    const { id } = await prepare()
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    expect((await check(id, [{ participant_id, state: 'here', at: minutesAgo(1) }])).status).toBe(409)
    expect((await check(id, [])).status).toBe(422)
  })
})

describe('POST guide/departures/:id/readings', () => {
  it('writes each instant down once, by whom', async () => {
    const { id } = await prepare()
    const instants = [minutesAgo(30), minutesAgo(20)]
    expect((await tell(id, instants)).status).toBe(200)
    await tell(id, [...instants, minutesAgo(10)])
    const ahead = [new Date(Date.now() + 60_000).toISOString()]
    await tell(id, ahead)
    await tell(id, ahead)
    expect(await viewsOf(id)).toEqual(Array(4).fill({ kind: 'offline', viewer_id: maelle.id }))
  })
})
