import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { query } from '@/server/platform/db/pool'
import { signToken } from '@/server/platform/payload/sign-token'
import type { User } from '@/payload-types'
import { createUser } from '../../factories/user'
import { FIRST_USER, TO_COME } from './shape'

/** Who asks: customers with three bookings, one to come, each at another place of the tables; somebody of the team, and a guide. */
export type Actors = {
  people: Array<{ id: number; token: string; reservationId: number; departureId: number }>
  staff: User
  guide: User & { token: string; departureId: number }
}

const PEOPLE = 12

/** Makes the team once: 500 guides share the trips, one of whom has an account. */
export const createTeam = async (payload: Payload): Promise<Pick<Actors, 'staff'> & { guide: User }> => {
  const staff = await createUser(payload, { role: 'staff' })
  const guide = await createUser(payload, { role: 'guide' })
  await query(
    `insert into guides (full_name, slug, is_published) select 'Guide ' || n, 'guide-' || n, true from generate_series(1, 500) n`,
  )
  await query('update guides set user_id = $1 where id = (select min(id) from guides)', [guide.id])
  await query('update expeditions set guide_id = (select min(id) from guides) + id % 500')
  return { staff, guide }
}

/** The team that was made before. */
export const findTeam = async (payload: Payload): Promise<Awaited<ReturnType<typeof createTeam>>> => {
  const find = async (role: 'staff' | 'guide') => {
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: role } }, limit: 1 })
    if (!docs[0]) throw new Error(`no ${role}`)
    return docs[0]
  }
  return { staff: await find('staff'), guide: await find('guide') }
}

/** The same team, and people of all that are there by now. */
export const findActors = async (options: {
  payload: Payload
  team: Awaited<ReturnType<typeof createTeam>>
  size: number
}): Promise<Actors> => {
  const { payload, team, size } = options
  const spread = Math.floor(size / TO_COME / PEOPLE)
  const bookings = Array.from({ length: PEOPLE }, (_, index) => TO_COME * (1 + index * spread))
  const rows = await query<{ id: number; departure_id: number }>(
    `select id, departure_id from reservations where id = any($1) and status <> 'canceled' order by id`,
    [bookings],
  )
  const people = await Promise.all(
    rows.map(async ({ id: reservationId, departure_id: departureId }) => {
      const n = 1 + Math.floor((reservationId - 1) / 3)
      const id = FIRST_USER + n
      const sid = createHash('md5')
        .update(`session ${String(n)}`)
        .digest('hex')
      const user = { id, email: `voyage-${String(n)}@exemple.test`, role: 'customer' }
      return { id, token: await signToken({ payload, user, sid, seconds: 3600 }), reservationId, departureId }
    }),
  )
  return { people, staff: team.staff, guide: { ...team.guide, ...(await guideToken({ payload, guide: team.guide })) } }
}

const guideToken = async ({ payload, guide }: { payload: Payload; guide: User }) => {
  const sid = `bench-${String(guide.id)}`
  await query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 hour') on conflict (id) do nothing`,
    [guide.id, sid],
  )
  const [departure] = await query<{ id: number }>(
    `select b.id from bench_departures b join expeditions e on e.id = b.expedition_id join guides g on g.id = e.guide_id
     where g.user_id = $1 and b.is_to_come order by exists (select 1 from reservations r where r.departure_id = b.id) desc, b.rank limit 1`,
    [guide.id],
  )
  const token = await signToken({
    payload,
    user: { id: guide.id, email: guide.email, role: 'guide' },
    sid,
    seconds: 3600,
  })
  return { token, departureId: departure?.id ?? 0 }
}
