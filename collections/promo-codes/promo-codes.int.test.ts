import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CODE_ALPHABET } from '@/domain/reservations/promo-code'
import type { PromoCode } from '@/payload-types'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createPromo } from '../../tests/factories/promo-code'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

type Answer = {
  doc: PromoCode
  errors: Array<{ message: string; data?: { errors: Array<{ path: string; message: string }> } }>
}

let payload: Payload
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
})

const save = (data: object, id?: number) =>
  call<Answer>(`promo-codes${id === undefined ? '' : `/${String(id)}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    token: staff,
    body: data,
  })
const refused = async (data: object, id?: number) =>
  (await save(data, id)).body.errors[0]?.data?.errors.map(({ path, message }) => [
    path,
    message.replaceAll('\u00a0', ' '),
  ])

describe('a promo code in the panel', () => {
  it('is spelled in capitals, and drawn without look-alikes when none is written', async () => {
    const { body } = await save({ code: 'merci-climb', effect: 'booking', amount_cents: 2_000 })
    expect(body.doc).toMatchObject({
      code: 'MERCI-CLIMB',
      uses: '0, sans limite',
      does: '20\u00a0€',
      dates: 'toujours',
    })
    const drawn = (await save({ effect: 'percent', percent: 5 })).body.doc
    expect(drawn.code).toHaveLength(8)
    expect([...(drawn.code ?? '')].every((letter) => CODE_ALPHABET.includes(letter))).toBe(true)
    expect(drawn.does).toBe('5\u00a0%')
  })

  it('is told apart from every other, whatever the case and whatever looks alike', async () => {
    await createPromo(payload, { code: 'GROUPE10' })
    for (const code of ['groupe10', 'GROUPEIO', 'GROUPE-1O']) {
      expect(await refused({ code, effect: 'percent', percent: 5 })).toEqual([
        ['code', 'Il ressemble trop au code GROUPE10 : on les confondrait.'],
      ])
    }
  })

  it.each<[string, object, string[]]>([
    ['a share', { effect: 'percent' }, ['percent']],
    ['an amount', { effect: 'person', amount_cents: 0 }, ['amount_cents']],
    ['whole percents', { effect: 'percent', percent: 7.5 }, ['percent']],
    ['a spelling that one can type', { code: 'ÉTÉ 27 !', effect: 'percent', percent: 5 }, ['code']],
    ['two people at least', { effect: 'percent', percent: 5, min_travelers: 1 }, ['min_travelers']],
    [
      'days in order',
      {
        effect: 'percent',
        percent: 5,
        first_day: '2027-06-30T12:00:00.000Z',
        last_day: '2027-06-01T12:00:00.000Z',
        departures_from: '2027-06-30T12:00:00.000Z',
        departures_until: '2027-06-01T12:00:00.000Z',
      },
      ['last_day', 'departures_until'],
    ],
  ])('wants %s, and says so', async (_name, data, paths) => {
    expect((await refused(data))?.map(([path]) => path)).toEqual(paths)
  })

  it('that was used is not deleted, nor limited to fewer uses', async () => {
    const code = await createPromo(payload)
    const user = (await signInAs(payload)).id
    const departure = (await createDeparture(payload, { expedition: (await createExpedition(payload)).id })).id
    for (const travelers of [1, 2]) {
      const id = await createBooking({ user, departure, travelers })
      await query(
        `insert into reservation_discounts (reservation_id, kind, promo_code_id, code, effect, cents)
         values ($1, 'promo', $2, $3, 'person', 4000)`,
        [id, code.id, code.code],
      )
    }
    expect(await refused({ max_uses: 1, max_uses_per_person: 1 }, code.id)).toEqual([
      ['max_uses', 'Il a déjà servi 2 fois.'],
      ['max_uses_per_person', 'Quelqu’un l’a déjà utilisé 2 fois.'],
    ])
    const answer = await call<Answer>(`promo-codes/${String(code.id)}`, { method: 'DELETE', token: staff })
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0]?.message).toContain('arrête-le')
    expect((await call<PromoCode>(`promo-codes/${String(code.id)}`, { token: staff })).body).toMatchObject({
      uses: '2, sans limite',
      given: '120\u00a0€',
    })
  })
})
