import { getAudience, getAudienceFile, noteEmptySearch, noteView, noteVitals } from '@/contract/audience'
import { addCampaign as addRoute, endCampaign as endRoute, getCampaigns, getCampaignsFile } from '@/contract/campaigns'
import { getMarketingFigures } from '@/contract/marketing'
import { implementRoute } from '@/server/platform/http/implement-route'
import { addCampaign, endCampaign } from './campaigns'
import { exportAudience } from './export-audience'
import { keepEmptySearch } from './keep-empty-search'
import { keepView } from './keep-view'
import { keepVitals } from './keep-vitals'
import { exportCampaigns, readCampaigns } from './read-campaigns'
import { readAudience } from './read-audience'
import { readFigures } from './read-figures'

export const AUDIENCE_ENDPOINTS = [
  implementRoute(noteView, ({ body, req }) => keepView({ ...body, headers: req.headers })),
  implementRoute(noteEmptySearch, ({ body, req }) => keepEmptySearch({ ...body, headers: req.headers })),
  implementRoute(noteVitals, ({ body, req }) => keepVitals({ ...body, headers: req.headers })),
]

/** Those of the panel, which stand below no collection. */
export const AUDIENCE_PANEL_ENDPOINTS = [
  implementRoute(getAudience, ({ query }) => readAudience({ ...query, now: new Date() })),
  implementRoute(getMarketingFigures, ({ query }) => readFigures({ ...query, now: new Date() })),
  implementRoute(getCampaigns, ({ query }) => readCampaigns({ ...query, now: new Date() })),
  implementRoute(getCampaignsFile, ({ query }) => exportCampaigns({ ...query, now: new Date() })),
  implementRoute(addRoute, ({ body }) => addCampaign(body)),
  implementRoute(endRoute, ({ params, body }) => endCampaign({ id: params.id, isEnded: body.is_ended })),
  implementRoute(getAudienceFile, ({ query }) => exportAudience({ ...query, now: new Date() })),
]
