import { searchPanel } from '@/contract/panel-search'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findInPanel } from './find-in-panel'

/** Those of the panel, which stand below no collection. */
export const PANEL_SEARCH_ENDPOINTS = [
  implementRoute(searchPanel, ({ body, user }) => findInPanel({ typed: body.words, user })),
]
