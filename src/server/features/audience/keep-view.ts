import { createHmac } from 'node:crypto'
import { stepsOf } from '@/domain/audience/audience-steps'
import { campaignCodes } from '@/domain/audience/campaign-code'
import { countedPage, type CountedPage } from '@/domain/audience/counted-page'
import { missingPath } from '@/domain/content/missing-path'
import { notedReferrer } from '@/domain/audience/noted-referrer'
import { env } from '@/env'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import { query } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { addLine } from './add-line'
import { dayOfSalt } from './day-of-salt'
import { isCounted } from './is-counted'
import { LIMITS } from './limits'

type View = { path: string; from?: string | undefined; utm?: string[] | undefined; headers: Headers }

/** Counts a page that was seen, or an address that leads nowhere with the page that led there. */
export const keepView = async ({ path, from = '', utm = [], headers }: View): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.views, key: clientAddressOf(headers) })
  const page = isCounted(headers) ? countedPage(path) : null
  if (page === null) return { ok: true }
  if (page !== 'missing' && (!page.isOfContent || (await isAddressAnswered(page.path)))) {
    await countPage({ page, codes: campaignCodes(utm), headers })
  } else {
    const referrer = notedReferrer({ from, siteUrl: env().SITE_URL })
    await addLine({ measure: 'missing', subject: missingPath(path), detail: referrer ?? '' })
  }
  return { ok: true }
}

/**
 * One statement: a visitor that is new at a step adds one to it, whatever is counted at the same time, and one to the same step of each
 * campaign by whose link it arrived today. Codes of no campaign that goes on count together. All lock lines in the same order.
 */
const COUNT = /* sql */ `
  with arrived as (
    select coalesce((select c.id::text from unnest($6::text[]) with ordinality as told (code, place)
      join campaigns c using (code) where c.ended_at is null order by place limit 1), 'other') as campaign
    where $6::text[] is not null),
  followed as (
    select campaign from arrived
    union select split_part(m.step, ' ', 1) from audience_marks m where m.day = $1 and m.mark = $3
      and m.step in (select id || ' site' from campaigns where ended_at is null union all select 'other site')),
  reached as (
    select step from unnest($2::text[]) as steps (step)
    union all select campaign || ' ' || step from followed, unnest($2::text[]) as steps (step)),
  met as (
    insert into audience_marks (day, step, mark) select $1, step, $3 from reached order by step
    on conflict do nothing returning step)
  insert into audience_counts (day, measure, subject, detail, times)
  select $1::date, measure, subject, detail, 1 from (
    select case when step like '% %' then 'campaign' else 'visitors' end as measure,
      split_part(step, ' ', 1) as subject, split_part(step, ' ', 2) as detail from met
    union all select 'view', $4, $5) seen
  order by measure, subject, detail
  on conflict (day, measure, subject, detail) do update set times = audience_counts.times + 1`

type Counted = { page: CountedPage; codes: string[] | null; headers: Headers }

const countPage = async ({ page, codes, headers }: Counted): Promise<void> => {
  const { day, salt } = await dayOfSalt()
  const address = clientAddressOf(headers)
  const mark = visitorMark({ salt, address, userAgent: headers.get('user-agent') ?? '' })
  await query(COUNT, [day, stepsOf(page.template), mark, page.path, page.template, codes])
}

/**
 * What tells visitors of one day from each other, and nothing else: without the day’s salt, which nobody has the day after,
 * neither the address nor the browser can be tried against it.
 */
const visitorMark = ({ salt, address, userAgent }: { salt: Buffer; address: string; userAgent: string }): Buffer =>
  createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest().subarray(0, 16)
