import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { drawLinkToken } from '@/server/platform/http/private-link'
import { runStatement } from '@/server/platform/payload/run-statement'

type Asked = { req: PayloadRequest; userId: number }

const GUIDES_ONLY = 'Cette adresse est réservée aux guides.'

const IS_GUIDE = (userId: number) => sql`exists (select 1 from guides g where g.user_id = ${userId})`

/** Since when the guide's departures are read by a private address; null when there is none. */
export const getCalendarLinkOf = async ({ req, userId }: Asked): Promise<{ created_at: string | null }> => {
  const [found] = await runStatement<{ at: string | null }>({
    req,
    statement: sql`select (select ${isoInstant(sql`l.created_at`)} from guide_calendar_links l where l.user_id = ${userId}) as at`,
  })
  return { created_at: found?.at ?? null }
}

/** Draws the private address anew: the former one answers nothing any more. It is told this once, its digest alone is kept. */
export const renewCalendarLinkOf = async ({ req, userId }: Asked): Promise<{ url: string; created_at: string }> => {
  const { token, hash } = drawLinkToken()
  const [made] = await runStatement({
    req,
    statement: sql`
      insert into guide_calendar_links as l (user_id, token_hash)
      select ${userId}, ${hash} where ${IS_GUIDE(userId)}
      on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now()
      returning ${isoInstant(sql`l.created_at`)} as at`,
  })
  if (!made) throw new HttpError({ status: 403, message: GUIDES_ONLY })
  return { url: `${env().SITE_URL}/agenda-guide/${token}.ics`, created_at: String(made['at']) }
}

/** Closes the private address. */
export const revokeCalendarLinkOf = async ({ req, userId }: Asked): Promise<{ created_at: null }> => {
  await runStatement({ req, statement: sql`delete from guide_calendar_links where user_id = ${userId}` })
  return { created_at: null }
}
