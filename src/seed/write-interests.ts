import { query } from '@/server/platform/db/pool'
import { daysLater } from './calendar'
import { Random } from './posters/core/random'
import type { WrittenExpedition } from './write-expeditions'
import type { People } from './write-people'

type Options = { written: WrittenExpedition[]; people: People; today: Date }

/** Writes who likes what: from a handful to most of the customers, the trips put forward being liked most. */
export const writeInterests = async ({ written, people, today }: Options): Promise<void> => {
  for (const { id, expedition, position } of written) {
    const random = new Random(`interests ${expedition.slug}`)
    const likes = random.int(24, position % 4 === 0 ? people.customers.length - 60 : 320)
    const first = random.int(0, people.customers.length - 1)
    const users = Array.from(
      { length: likes },
      (_, index) => people.customers[(first + index) % people.customers.length]?.id,
    )
    await query(
      `insert into interests (user_id, expedition_id, is_active, created_at)
       select user_id, $2, true, $3 from unnest($1::int[]) as user_id`,
      [users, id, daysLater({ day: today, days: -30 }).toISOString()],
    )
  }
}
