import { query } from '@/server/platform/db/pool'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { MOST_LINES } from './limits'

/** Adds one to a line of today, unless it would be one line too many. */
export const addLine = async (line: {
  measure: 'missing' | 'search'
  subject: string
  detail: string
}): Promise<void> => {
  await query(
    `insert into audience_counts (day, measure, subject, detail, times)
     select ${TODAY_TEXT}, $1, $2, $3, 1
     where (select count(*) from audience_counts where day = ${TODAY_TEXT} and measure = $1) < $4
       or exists (select from audience_counts
         where day = ${TODAY_TEXT} and measure = $1 and subject = $2 and detail = $3)
     on conflict (day, measure, subject, detail) do update set times = audience_counts.times + 1`,
    [line.measure, line.subject, line.detail, MOST_LINES],
  )
}
