import { countedPage } from '@/domain/audience/counted-page'
import { keptVital, WEB_VITAL_NAMES, type WebVital } from '@/domain/audience/web-vitals'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { isCounted } from './is-counted'
import { LIMITS } from './limits'

type Measured = { [Vital in WebVital]?: number | undefined } & { path: string; headers: Headers }

/** Counts how fast a page was, by its kind alone; an address that leads nowhere has none. */
export const keepVitals = async ({ path, headers, ...measured }: Measured): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.vitals, key: clientAddressOf(headers) })
  const page = isCounted(headers) ? countedPage(path) : null
  const kept = WEB_VITAL_NAMES.flatMap((vital) => {
    const value = measured[vital]
    return value === undefined ? [] : [{ vital, value: keptVital(value) }]
  })
  if (page === null || page === 'missing' || kept.length === 0) return { ok: true }
  await query(
    `insert into audience_vitals (day, template, vital, value, times)
     select ${TODAY_TEXT}, $1, vital, value, 1 from unnest($2::text[], $3::int[]) as kept (vital, value)
     on conflict (day, template, vital, value) do update set times = audience_vitals.times + 1`,
    [page.template, kept.map(({ vital }) => vital), kept.map(({ value }) => value)],
  )
  return { ok: true }
}
