import { createHmac } from 'node:crypto'
import { stepsOf } from '@/domain/audience-steps'
import { countedPage, type CountedPage } from '@/domain/counted-page'
import { missingPath } from '@/domain/missing-path'
import { notedReferrer } from '@/domain/noted-referrer'
import { env } from '@/env'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import { query } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { addLine } from './add-line'
import { dayOfSalt } from './day-of-salt'
import { isCounted } from './is-counted'
import { LIMITS } from './limits'

type View = { path: string; from?: string | undefined; headers: Headers }

/** Counts a page that was seen, or an address that leads nowhere with the page that led there. */
export const keepView = async ({ path, from = '', headers }: View): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.views, key: clientAddressOf(headers) })
  const page = isCounted(headers) ? countedPage(path) : null
  if (page === null) return { ok: true }
  if (page !== 'missing' && (!page.isOfContent || (await isAddressAnswered(page.path)))) {
    await countPage({ page, headers })
  } else {
    const referrer = notedReferrer({ from, siteUrl: env().SITE_URL })
    await addLine({ measure: 'missing', subject: missingPath(path), detail: referrer ?? '' })
  }
  return { ok: true }
}

/** One statement: a visitor that is new at a step adds one to it, whatever is counted at the same time. All lock lines in the same order. */
const COUNT = /* sql */ `
  with met as (
    insert into audience_marks (day, step, mark) select $1, step, $3 from unnest($2::text[]) as steps (step)
    on conflict do nothing returning step)
  insert into audience_counts (day, measure, subject, detail, times)
  select $1::date, measure, subject, detail, 1 from (
    select 'visitors' as measure, step as subject, '' as detail from met union all select 'view', $4, $5) seen
  order by measure, subject
  on conflict (day, measure, subject, detail) do update set times = audience_counts.times + 1`

const countPage = async ({ page, headers }: { page: CountedPage; headers: Headers }): Promise<void> => {
  const { day, salt } = await dayOfSalt()
  const address = clientAddressOf(headers)
  const mark = visitorMark({ salt, address, userAgent: headers.get('user-agent') ?? '' })
  await query(COUNT, [day, stepsOf(page.template), mark, page.path, page.template])
}

/**
 * What tells visitors of one day from each other, and nothing else: without the day’s salt, which nobody has the day after,
 * neither the address nor the browser can be tried against it.
 */
const visitorMark = ({ salt, address, userAgent }: { salt: Buffer; address: string; userAgent: string }): Buffer =>
  createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest().subarray(0, 16)
