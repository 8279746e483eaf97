import { useSyncExternalStore } from 'react'
import { MOST_COMPARED } from '@/domain/catalogue/comparison'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'

/** A trip that this tab compares. */
export type ChosenTrip = { slug: string; name: string }

/** The trips that this tab compares; null before the page knows. */
export const useComparedTrips = (): ChosenTrip[] | null => {
  const text = useSyncExternalStore(subscribe, readText, unknown)
  return text === null ? null : parse(text)
}

export const readComparedTrips = (): ChosenTrip[] => parse(readText())

/** Keeps these for the tab. False where the browser keeps nothing. */
export const saveComparedTrips = (trips: readonly ChosenTrip[]): boolean => {
  const text = JSON.stringify(trips.slice(0, MOST_COMPARED))
  if (text !== readText()) {
    writeTab(SESSION_KEYS.compared, text)
    for (const tell of listeners) tell()
  }
  return readText() === text
}

/** The filters of the list that the tab's trips were chosen from, as its address wrote them; none where that is unknown. */
export const useListFilters = (): string => useSyncExternalStore(subscribe, readFilters, noFilters)

export const keepListFilters = (written: string): void => writeTab(SESSION_KEYS.comparedFrom, written)

const readFilters = (): string => readTab(SESSION_KEYS.comparedFrom) ?? ''
const noFilters = () => ''

const listeners = new Set<() => void>()

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const readText = (): string => readTab(SESSION_KEYS.compared) ?? ''
const unknown = () => null

const parse = (text: string): ChosenTrip[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST_COMPARED) : []
  } catch {
    return []
  }
}

const isChosen = (one: unknown): one is ChosenTrip =>
  typeof one === 'object' &&
  one !== null &&
  'slug' in one &&
  'name' in one &&
  typeof one.slug === 'string' &&
  typeof one.name === 'string' &&
  SLUG_PATTERN.test(one.slug)
