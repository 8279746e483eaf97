import {
  getExpedition,
  getExpeditionGeoJson,
  getFeaturedExpeditions,
  listDepartures,
  listExpeditionReviews,
  listMessages,
  listSimilarExpeditions,
  postMessage,
} from '@/contract/expeditions'
import { announceRoute } from '../http/announce-route'
import { notFound } from '../http/errors'
import { implementRoute } from '../http/implement-route'
import { findExpedition } from './find-expedition'
import { findRoute } from './find-route'
import { listDeparturesToCome } from './list-departures-to-come'
import { listFeaturedExpeditions } from './list-featured-expeditions'
import { listExpeditionMessages } from './list-expedition-messages'
import { listPublishedReviews } from './list-published-reviews'
import { listNearestExpeditions } from './list-nearest-expeditions'

const UNKNOWN = 'Cette aventure n’existe pas ou n’est plus en ligne.'

const orNotFound = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw notFound(UNKNOWN)
  return answer
}

export const EXPEDITION_ENDPOINTS = [
  implementRoute(getFeaturedExpeditions, () => listFeaturedExpeditions()),
  implementRoute(getExpedition, async ({ params }) => orNotFound(await findExpedition(params.id))),
  implementRoute(listExpeditionReviews, async ({ params }) => orNotFound(await listPublishedReviews(params.id))),
  implementRoute(listDepartures, async ({ params }) => orNotFound(await listDeparturesToCome(params.id))),
  implementRoute(getExpeditionGeoJson, async ({ params }) => orNotFound(await findRoute(params.id))),
  implementRoute(listMessages, async ({ params }) => orNotFound(await listExpeditionMessages(params.id))),
  implementRoute(listSimilarExpeditions, async ({ params }) => orNotFound(await listNearestExpeditions(params.id))),
  announceRoute(postMessage),
]
