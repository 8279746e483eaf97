import { getAudience, getAudienceFile, noteEmptySearch, noteView, noteVitals } from '@/contract/audience'
import { implementRoute } from '@/server/platform/http/implement-route'
import { exportAudience } from './export-audience'
import { keepEmptySearch } from './keep-empty-search'
import { keepView } from './keep-view'
import { keepVitals } from './keep-vitals'
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
