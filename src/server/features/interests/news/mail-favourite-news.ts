import type { Task } from 'graphile-worker'
import { newsToMail } from './current-news'

/**
 * Each user is marked and their mail enqueued in one statement; a row that another worker holds is theirs, and one it
 * marked meanwhile is due no more.
 */
const ENQUEUE = /* sql */ `
  with due as (
    select u.id, u.favourite_mailed_at as since from users u
    where u.favourite_alerts is not false and u.deleted_at is null
      and (u.favourite_mailed_at is null or u.favourite_mailed_at <= now() - interval '1 day')
      and exists (select 1 ${newsToMail({ since: 'u.favourite_mailed_at', until: 'now()' })})
    limit 500
    for update of u skip locked
  ),
  marked as (update users u set favourite_mailed_at = now() from due where due.id = u.id returning u.id)
  select count(job.id)::int as enqueued from due join marked using (id),
    lateral graphile_worker.add_job('send_mail', json_build_object(
      'template', 'favourite_news', 'userId', due.id, 'since', due.since, 'until', now())) job`

const FORGET = `delete from favourite_news where created_at < now() - interval '60 days'`

/** Tells who likes an expedition what happened to its departures: all in one mail, at most one a day. */
export const mailFavouriteNews: Task = async (_payload, helpers) => {
  let enqueued: number
  do {
    const { rows } = await helpers.query<{ enqueued: number }>(ENQUEUE)
    enqueued = rows[0]?.enqueued ?? 0
  } while (enqueued > 0)
  await helpers.query(FORGET)
}
