import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import {
  filledCompleteness,
  participantProfile,
  REQUIRED_FIELDS,
  type ProfileFacts,
} from '@/domain/travelers/participant-profile'
import { SIZE_KINDS } from '@/domain/travelers/participant-sizes'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'

const TEXTS = [null, '', ' ', '\t\n\v\f\r', '\u00a0\u1680\u2003\u2028\u202f\u205f\u3000\ufeff', '\u200b', ' Hugo ', '0']
const VALUES: Partial<Record<string, Array<string | null>>> = {
  birth_date: [null, '1990-02-28'],
  level: [null, '0', '3'],
}
const SIZES = [
  'null',
  '{}',
  '{"shoe_eu": null}',
  '{"shoe_eu": "\\u00a0"}',
  '{"shoe_eu": "42", "head_cm": ""}',
  '{"height_cm": 180}',
]

let traveler: number

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  const { id: user } = await createUser(payload)
  const reservation = await createBooking({ user, departure: (await createDeparture(payload, { expedition })).id })
  await query('delete from participants where reservation_id = $1', [reservation])
  const made = await queryOne<{ id: number }>(
    'insert into participants (reservation_id, position, pays_child) values ($1, 1, false) returning id',
    [reservation],
  )
  traveler = made?.id ?? 0
})

type Row = Omit<ProfileFacts, 'sizes'> & { filled: number; sizes: ProfileFacts['sizes'] | null }

const written = async (column: string, value: string | null): Promise<Row> =>
  (await queryOne<Row>(
    `update participants set ${column} = $2 where id = $1 returning filled, ${REQUIRED_FIELDS.join(', ')}, coalesce(sizes, '{}') as sizes`,
    [traveler, value],
  )) as Row

const both = ({ filled, ...participant }: Row) => [
  filledCompleteness({ filled, sizesAsked: SIZE_KINDS }),
  participantProfile({ participant: { ...participant, sizes: participant.sizes ?? {} }, sizesAsked: SIZE_KINDS })
    .completeness,
]

it('counts of a traveler what the rule counts, whatever is written', async () => {
  const given = new Set<number>()
  for (const field of REQUIRED_FIELDS) {
    for (const value of VALUES[field] ?? TEXTS) {
      const [kept, counted] = both(await written(field, value))
      expect([field, value, kept]).toEqual([field, value, counted])
      given.add(kept ?? 0)
    }
  }
  for (const sizes of SIZES) {
    const [kept, counted] = both(await written('sizes', sizes))
    expect([sizes, kept]).toEqual([sizes, counted])
    given.add(kept ?? 0)
  }
  // From nothing to every field and two sizes, one by one.
  expect(given.size).toBeGreaterThan(REQUIRED_FIELDS.length)
})
