import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createTrip } from '../../../../tests/factories/trip'
import { createUser } from '../../../../tests/factories/user'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let expedition: number
let user: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
})

beforeEach(async () => {
  user = (await createUser(payload)).id
})

const forget = async () => {
  await query(`select graphile_worker.add_job('forget_trip_data')`)
  await runJobs()
}

const travel = async (options: { endsIn: number; status?: 'confirmed' | 'canceled' }, travelers = 2) => {
  const id = await createTrip(payload, { user, expedition, ...options })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, birth_date, email, phone, emergency_name,
       emergency_phone, diet, level, sizes, kit_packed, link_token_hash, link_sent_at, completed_at)
     select $1, n, 'Hugo', 'Martel', '1990-02-28', 'hugo@exemple.test', '+33639982210', 'Sylvie Martel', '+33639982211',
       'Diabète', 3, '{"shoe_eu": "42"}', '["Frontale"]', gen_random_uuid()::text, now(), now()
     from generate_series(1, $2::int) n`,
    [id, travelers],
  )
  return id
}

const cancel = (id: number, daysAgo: number) =>
  query(`update reservations set status = 'canceled', canceled_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    daysAgo,
  ])

const leftOf = async (id: number) => {
  const rows = await query<{ left: string[] }>(
    `select array(select key from jsonb_each_text(to_jsonb(p)) where value is not null and value <> '[]'
         and key not in ('id', 'reservation_id', 'position', 'created_at', 'updated_at', 'completed_at', 'pays_child', 'filled') order by key) as left
     from participants p where reservation_id = $1 order by position`,
    [id],
  )
  return rows[0]?.left ?? []
}

const isWhole = async (id: number) => (await leftOf(id)).includes('diet')

describe('forget_trip_data', () => {
  it('leaves of a traveler nothing but the name once the trip is over for 30 days', async () => {
    const id = await travel({ endsIn: -31 })
    await forget()
    expect(await leftOf(id)).toEqual(['first_name', 'last_name'])
    expect(await queryOne('select total_cents::int as total from reservations where id = $1', [id])).toEqual({
      total: 100_000,
    })
  })

  it.each([
    ['a trip to come', 40, 'confirmed'],
    ['a trip that ended 30 days ago', -30, 'confirmed'],
  ] as const)('leaves %s as it is', async (_case, endsIn, status) => {
    const id = await travel({ endsIn, status })
    await forget()
    expect(await isWhole(id)).toBe(true)
  })

  it('counts from the cancellation of what was canceled', async () => {
    const [fresh, old] = [await travel({ endsIn: 40 }), await travel({ endsIn: 40 })]
    await cancel(fresh, 29)
    await cancel(old, 31)
    await forget()
    expect([await isWhole(fresh), await isWhole(old)]).toEqual([true, false])
  })

  it('cleans thousands of an older database, touches none twice, and leaves what is being changed to the next run', async () => {
    const many = await travel({ endsIn: -60 }, 1_201)
    const busy = await travel({ endsIn: -60 })
    const client = await pool().connect()
    await client.query('begin')
    await client.query('select 1 from reservations where id = $1 for no key update', [busy])
    await forget()
    await client.query('rollback')
    client.release()
    const stillThere = `select count(*)::int as n from participants where reservation_id = $1 and diet is not null`
    expect(await queryOne(stillThere, [many])).toEqual({ n: 0 })
    expect(await queryOne(stillThere, [busy])).toEqual({ n: 2 })
    const stamps = () => query('select updated_at from participants where reservation_id = $1 order by id', [many])
    const before = await stamps()
    await forget()
    expect(await queryOne(stillThere, [busy])).toEqual({ n: 0 })
    expect(await stamps()).toEqual(before)
  })

  it('erases names after ten years', async () => {
    const id = await travel({ endsIn: -31 })
    await query(
      `update departures set departure_start = departure_start - interval '10 years',
         departure_end = departure_end - interval '10 years'
       where id = (select departure_id from reservations where id = $1)`,
      [id],
    )
    await forget()
    expect(await leftOf(id)).toEqual([])
  })

  it('empties what was typed in a cart that nobody touched for 30 days, and keeps its age', async () => {
    const { id: departure } = await createDeparture(payload, {
      expedition,
      departure_start: inDays(90),
      departure_end: inDays(92),
    })
    const put = async (daysAgo: number) => {
      const { id } = await createUser(payload)
      await query(
        `insert into carts (user_id, departure_id, travelers_count, held_seats, participants, updated_at)
         values ($1, $2, 1, 0, '[{"position": 1, "diet": "Diabète"}]', now() - make_interval(days => $3))`,
        [id, departure, daysAgo],
      )
      return id
    }
    const [fresh, old] = [await put(29), await put(31)]
    await forget()
    const draftOf = (owner: number) =>
      queryOne(
        `select participants is not null as kept, updated_at < now() - interval '28 days' as aged from carts
         where user_id = $1`,
        [owner],
      )
    expect(await draftOf(fresh)).toEqual({ kept: true, aged: true })
    expect(await draftOf(old)).toEqual({ kept: false, aged: true })
  })

  it('forgets 30 days after the trip who was there, and after two years what was written to the group', async () => {
    const [recent, old] = [await travel({ endsIn: -29 }), await travel({ endsIn: -31 })]
    await query(
      `insert into presence_checks (participant_id, departure_id, state, checked_at)
       select p.id, r.departure_id, 'here', now() from participants p join reservations r on r.id = p.reservation_id
       where r.id in ($1, $2) and p.position = 1`,
      [recent, old],
    )
    await query(
      `insert into group_messages (departure_id, author_id, subject, body, recipients, idempotency_key, request_hash, created_at)
       select r.departure_id, $2, 'Neige', 'Prends tes guêtres.', 1, gen_random_uuid(), '', now() - ago
       from reservations r, unnest(array['1 year', '25 months']::interval[]) ago where r.id = $1`,
      [recent, user],
    )
    await forget()
    const kept = (booking: number) =>
      queryOne(
        `select (select count(*)::int from presence_checks c where c.departure_id = r.departure_id) as checks,
           (select count(*)::int from group_messages m where m.departure_id = r.departure_id) as messages
         from reservations r where r.id = $1`,
        [booking],
      )
    expect(await kept(recent)).toEqual({ checks: 1, messages: 1 })
    expect(await kept(old)).toEqual({ checks: 0, messages: 0 })
  })

  it('forgets after a year who read a roster', async () => {
    const { id: departure } = await createDeparture(payload, { expedition })
    await query(
      `insert into roster_views (departure_id, viewer_id, kind, created_at)
       values ($1, $2, 'page', now() - interval '364 days'), ($1, $2, 'csv', now() - interval '366 days')`,
      [departure, user],
    )
    await forget()
    expect(await query('select kind from roster_views where departure_id = $1', [departure])).toEqual([
      { kind: 'page' },
    ])
  })
})
