import { FORMER_MEMBER } from '@/domain/former-member'

/** The SQL of a message as the API shows it, from the tables so named: `author` is its user, `expedition` a column. */
export const messageObject = ({
  message,
  author,
  expedition,
}: {
  message: string
  author: string
  expedition: string
}): string => /* sql */ `
  'id', ${message}.id, 'body', ${message}.body,
  'created_at', to_char(${message}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'author', json_build_object(
    'first_name', case when ${author}.deleted_at is not null then '${FORMER_MEMBER}'
      else coalesce(${author}.first_name, 'Voyageur') end,
    'avatar_url', ${author}.avatar_url,
    'is_guide', ${author}.role in ('staff', 'admin') or exists (
      select 1 from guides g
      where g.user_id = ${author}.id and (
        exists (select 1 from expeditions e where e.id = ${expedition} and e.guide_id = g.id)
        or exists (select 1 from departures d where d.expedition_id = ${expedition} and d.guide_id = g.id))))`
