import type { Task } from 'graphile-worker'
import { mailJobSql } from '@/server/platform/email/enqueue-mail'
import { CURRENT_NEWS, newsToMail } from './current-news'

/** The expeditions that there is something to tell of, to whoever likes them. */
const TOLD = /* sql */ `
  select distinct n.expedition_id as id from (${CURRENT_NEWS}) n
  where n.created_at > now() - interval '7 days' and n.created_at <= now() - interval '1 minute' order by 1`

/**
 * Of who likes an expedition, some users after the last one: each is marked and their mail enqueued in one statement; a row that another
 * worker holds is theirs, and one it marked meanwhile is due no more. Nobody else is looked at, however many accounts there are.
 */
const ENQUEUE = /* sql */ `
  with due as (
    select u.id, u.favourite_mailed_at as since from interests liked join users u on u.id = liked.user_id
    where liked.expedition_id = $1 and liked.is_active and u.id > $2
      and u.favourite_alerts is not false and u.deleted_at is null
      and (u.favourite_mailed_at is null or u.favourite_mailed_at <= now() - interval '1 day')
      and exists (select 1 ${newsToMail({ since: 'u.favourite_mailed_at', until: 'now()' })})
    order by u.id limit 500
    for update of u skip locked
  ),
  marked as (update users u set favourite_mailed_at = now() from due where due.id = u.id returning u.id)
  select max(due.id) as last, count(job.id) from due join marked using (id),
    lateral ${mailJobSql({
      mail: `json_build_object('template', 'favourite_news', 'userId', due.id, 'since', due.since, 'until', now())`,
    })} job`

const FORGET = `delete from favourite_news where created_at < now() - interval '60 days'`

/** Tells who likes an expedition what happened to its departures: all in one mail, at most one a day. */
export const mailFavouriteNews: Task = async (_payload, helpers) => {
  const { rows: told } = await helpers.query<{ id: number }>(TOLD)
  for (const { id } of told) {
    const enqueueAfter = async (last: number): Promise<number | null> => {
      const { rows } = await helpers.query<{ last: number | null }>(ENQUEUE, [id, last])
      return rows[0]?.last ?? null
    }
    for (let last = await enqueueAfter(0); last !== null; last = await enqueueAfter(last));
  }
  await helpers.query(FORGET)
}
