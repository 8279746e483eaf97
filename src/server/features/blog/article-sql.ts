/** SQL of an instant as the site tells it, in UTC. */
export const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** SQL of the condition under which an article `a` is on the site. */
export const IS_PUBLISHED = `a._status = 'published'`

/** SQL of the order of the blog, the newest first. */
export const NEWEST_FIRST = 'a.published_at desc, a.id desc'
