import { useSyncExternalStore } from 'react'
import { PARIS_CODE } from '@/domain/places/paris-code'
import { readSession, subscribeToSession } from '@/storefront/lib/session/store'
import { LOCAL_KEYS, readLocal } from './browser-storage'

/**
 * Whether the visitor's town may be another than Paris: this browser keeps one, or an account may have one. It stands in the first
 * script of pages, and needs nothing that they do without.
 */
export const useMayLeaveElsewhere = (): boolean =>
  useSyncExternalStore(subscribeToSession, mayLeaveElsewhere, () => false)

const mayLeaveElsewhere = (): boolean => {
  const kept = readLocal(LOCAL_KEYS.town)
  return kept === null ? readSession().user !== null : !kept.includes(PARIS_CODE)
}
