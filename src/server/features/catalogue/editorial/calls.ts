import { listSelections } from '@/contract/selections'
import { implementRoute } from '@/server/platform/http/implement-route'
import { listPublishedSelections } from './list-published-selections'

export const SELECTION_ENDPOINTS = [implementRoute(listSelections, () => listPublishedSelections())]
