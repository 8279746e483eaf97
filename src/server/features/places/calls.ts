import { listPlaces } from '@/contract/places'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findPlaces } from './find-places'

export const PLACE_ENDPOINTS = [implementRoute(listPlaces, ({ query }) => findPlaces(query.q))]
