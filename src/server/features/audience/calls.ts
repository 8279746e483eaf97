import { getAudience, getAudienceFile, noteEmptySearch, noteView, noteVitals } from '@/contract/audience'
import { AUDIENCE_STEP_LABELS } from '@/domain/audience-steps'
import { countedPage, PAGE_TEMPLATES } from '@/domain/counted-page'
import { searchNote } from '@/domain/search-note'
import { toCsv } from '@/domain/to-csv'
import { keptVital, WEB_VITAL_NAMES, type WebVital, WEB_VITALS } from '@/domain/web-vitals'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { addLine } from './add-line'
import { isCounted } from './is-counted'
import { keepView } from './keep-view'
import { LIMITS } from './limits'
import { readAudience } from './read-audience'

export const AUDIENCE_ENDPOINTS = [
  implementRoute(noteView, ({ body, req }) => keepView({ ...body, headers: req.headers })),
  implementRoute(noteEmptySearch, ({ body, req }) => keepEmptySearch({ ...body, headers: req.headers })),
  implementRoute(noteVitals, ({ body, req }) => keepVitals({ ...body, headers: req.headers })),
]

/** Those of the panel, which stand below no collection. */
export const AUDIENCE_PANEL_ENDPOINTS = [
  implementRoute(getAudience, ({ query }) => readAudience({ ...query, now: new Date() })),
  implementRoute(getAudienceFile, ({ query }) => exportAudience({ ...query, now: new Date() })),
]

type EmptySearch = { where: 'catalogue' | 'site'; words: string; headers: Headers }

/** Counts a search that found nothing. What may say who searched is dropped, and answered alike. */
const keepEmptySearch = async ({ where, words, headers }: EmptySearch): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.searches, key: clientAddressOf(headers) })
  const noted = isCounted(headers) ? searchNote(words) : null
  if (noted !== null) await addLine({ measure: 'search', subject: where, detail: noted })
  return { ok: true }
}

type Measured = { [Vital in WebVital]?: number | undefined } & { path: string; headers: Headers }

/** Counts how fast a page was, by its kind alone; an address that leads nowhere has none. */
const keepVitals = async ({ path, headers, ...measured }: Measured): Promise<{ ok: true }> => {
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

type Asked = Parameters<typeof readAudience>[0]
type Row = Array<string | number | null>

const HEAD: Row = ['Mesure', 'Objet', 'Détail', 'Nombre', 'Valeur']

const SEARCHED = { catalogue: 'Catalogue', site: 'Tout le site' }

/** What the panel shows of a period, as a file for a spreadsheet. */
const exportAudience = async (asked: Asked): Promise<{ filename: string; content: string }> => {
  const { from, to, days, pages, steps, orders, searches, missing, vitals } = await readAudience(asked)
  const rows: Row[] = [
    ...days.flatMap(({ day, views, visitors }) => [
      ['Pages vues', day, null, views, null],
      ['Visiteurs du jour', day, null, visitors, null],
    ]),
    ...pages.map(({ path, template, views }) => ['Pages', path, PAGE_TEMPLATES[template], views, null]),
    ...steps.map(({ step, visitors }) => ['Parcours', AUDIENCE_STEP_LABELS[step], null, visitors, null]),
    ['Parcours', 'Réservations faites sur le site', null, orders, null],
    ...searches.map(({ where, words, times }) => ['Recherches sans résultat', words, SEARCHED[where], times, null]),
    ...missing.map(({ path, referrer, times }) => ['Adresses introuvables', path, referrer, times, null]),
    ...vitals.map(({ template, vital, p75, times }) => [
      `${WEB_VITALS[vital].label}, 3e quartile`,
      PAGE_TEMPLATES[template],
      vital === 'cls' ? 'millièmes' : 'millisecondes',
      times,
      p75,
    ]),
  ]
  return { filename: `frequentation-${from}-${to}.csv`, content: toCsv([HEAD, ...rows]) }
}
