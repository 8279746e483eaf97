import { MOST_CAMPAIGNS } from '@/domain/audience/campaign-code'
import { query, queryOne } from '@/server/platform/db/pool'
import { HttpError, notFound } from '@/server/platform/http/errors'

type Given = { name: string; code: string; path: string }

/** Makes a campaign. A code is of one campaign for good: what was counted of it would be of two. */
export const addCampaign = async ({ name, code, path }: Given): Promise<{ id: number }> => {
  const [added] = await query<{ id: number }>(
    `insert into campaigns (name, code, path) select $1, $2, $3
     where (select count(*) from campaigns where ended_at is null) < $4
     on conflict (code) do nothing returning id`,
    [name, code, path, MOST_CAMPAIGNS],
  )
  if (added) return added
  const namesake = await queryOne<{ name: string }>('select name from campaigns where code = $1', [code])
  throw new HttpError({ status: 409, message: namesake ? takenWords({ code, ...namesake }) : FULL })
}

const takenWords = ({ code, name }: { code: string; name: string }): string =>
  `Le code «\u00a0${code}\u00a0» est celui de «\u00a0${name}\u00a0». Choisis-en un autre.`

const FULL = `${String(MOST_CAMPAIGNS)}\u00a0campagnes sont en cours, le plus possible. Arrêtes-en une.`

export const endCampaign = async ({ id, isEnded }: { id: number; isEnded: boolean }) => {
  const [campaign] = await query<{ id: number }>(
    `update campaigns set ended_at = case when $2 then coalesce(ended_at, now()) end where id = $1 and (
       $2 or ended_at is null or (select count(*) from campaigns where ended_at is null) < $3)
     returning id`,
    [id, isEnded, MOST_CAMPAIGNS],
  )
  if (campaign) return { id, is_ended: isEnded }
  if (await queryOne('select 1 from campaigns where id = $1', [id])) throw new HttpError({ status: 409, message: FULL })
  throw notFound('Cette campagne n’existe pas.')
}
