import {
  getDepartureSales,
  getPlanning,
  getPlanningFile,
  giveGuide,
  listGuidesOnDays,
  makeCopies,
  previewCopies,
} from '@/contract/planning'
import { makeReductions, previewReductions } from '@/contract/reductions'
import { implementRoute } from '@/server/platform/http/implement-route'
import { exportPlanning } from './export-planning'
import { giveDepartureToGuide } from './give-departure-to-guide'
import { announceReductions } from './announce-reductions'
import { makeDepartureCopies } from './make-departure-copies'
import { planDepartureCopies } from './plan-departure-copies'
import { readDepartureSales } from './read-departure-sales'
import { readGuidesOnDays } from './read-guides-on-days'
import { planReductions } from './plan-reductions'
import { readPlanning } from './read-planning'

/** What the agency asks and does to plan its departures. */
export const PLANNING_ENDPOINTS = [
  implementRoute(getPlanning, ({ query }) => readPlanning(query)),
  implementRoute(getPlanningFile, ({ query }) => exportPlanning(query)),
  implementRoute(getDepartureSales, ({ params }) => readDepartureSales(params.id)),
  implementRoute(listGuidesOnDays, ({ query }) => readGuidesOnDays(query)),
  implementRoute(giveGuide, ({ params, body, req }) =>
    giveDepartureToGuide({ req, departureId: params.id, guideId: body.guide_id, reason: body.reason }),
  ),
  implementRoute(previewCopies, ({ query }) => planDepartureCopies(query)),
  implementRoute(makeCopies, ({ body: { sales_closed: areSalesClosed, ...body }, user, req }) =>
    makeDepartureCopies({ req, authorId: user.id, areSalesClosed, ...body }),
  ),
  implementRoute(previewReductions, ({ query }) => planReductions(query)),
  implementRoute(makeReductions, ({ body, req }) => announceReductions({ req, ...body })),
]
