import type { OutputOf } from '@/contract/define-route'
import type { OwnTown } from '@/contract/own-town'
import { query, queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'

type Answer = OutputOf<typeof OwnTown>

const SAVES: RateLimit = { name: 'town_saves', points: 60, seconds: 60 * 60 }
const UNKNOWN_TOWN = 'Cette ville n’est pas dans notre liste.'

/** The town that somebody saved. */
export const findOwnTown = async (userId: number): Promise<Answer> => ({
  saved: await queryOne<NonNullable<Answer['saved']>>(
    /* sql */ `
    select p.code, p.name, p.name || ' (' || p.department || ')' as label
    from user_towns t join places p on p.code = t.place_code where t.user_id = $1`,
    [userId],
  ),
})

/** Keeps a town for somebody, in place of the one before; 422 for a code that no town has. */
export const saveTownOf = async ({ userId, code }: { userId: number; code: string }): Promise<Answer> => {
  await countCall({ limit: SAVES, key: String(userId) })
  const place = await queryOne('select 1 from places where code = $1', [code])
  if (!place) {
    throw new HttpError({ status: 422, message: UNKNOWN_TOWN, fields: [{ field: 'code', message: UNKNOWN_TOWN }] })
  }
  // Held, the account is not deleted meanwhile: nothing would remove what is kept after it.
  await query(
    /* sql */ `
    with mine as (select id from users where id = $1 and deleted_at is null for share)
    insert into user_towns (user_id, place_code) select mine.id, p.code from mine, places p where p.code = $2
    on conflict (user_id) do update set place_code = excluded.place_code, saved_at = now()`,
    [userId, code],
  )
  return findOwnTown(userId)
}

/** Forgets the town that somebody saved. */
export const forgetTownOf = async (userId: number): Promise<Answer> => {
  await query('delete from user_towns where user_id = $1', [userId])
  return { saved: null }
}
