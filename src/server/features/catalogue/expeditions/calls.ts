import {
  getExpedition,
  getExpeditionGeoJson,
  getFeaturedExpeditions,
  listDepartures,
  listExpeditionReviews,
  listSimilarExpeditions,
} from '@/contract/expeditions'
import { notFound } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findExpedition } from './find-expedition'
import { findRoute } from './find-route'
import { listDeparturesToCome } from './list-departures-to-come'
import { listFeaturedExpeditions } from './list-featured-expeditions'
import { listNearestExpeditions } from './list-nearest-expeditions'
import { listPublishedReviews } from './list-published-reviews'
import { UNKNOWN_EXPEDITION } from './unknown-expedition'

const orNotFound = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw notFound(UNKNOWN_EXPEDITION)
  return answer
}

export const EXPEDITION_ENDPOINTS = [
  implementRoute(getFeaturedExpeditions, () => listFeaturedExpeditions()),
  implementRoute(getExpedition, async ({ params }) => orNotFound(await findExpedition(params.id))),
  implementRoute(listExpeditionReviews, async ({ params }) => orNotFound(await listPublishedReviews(params.id))),
  implementRoute(listDepartures, async ({ params }) => orNotFound(await listDeparturesToCome(params.id))),
  implementRoute(getExpeditionGeoJson, async ({ params }) => orNotFound(await findRoute(params.id))),
  implementRoute(listSimilarExpeditions, async ({ params }) => orNotFound(await listNearestExpeditions(params.id))),
]
