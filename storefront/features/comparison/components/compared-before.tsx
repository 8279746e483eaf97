'use client'

import { useSyncExternalStore } from 'react'
import { comparisonPath, MOST_COMPARED, type Comparison } from '@/domain/comparison'
import { SLUG_PATTERN } from '@/domain/slug'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'

type Named = { slug: string; name: string }

/** The trips that this tab compared before, where one comes from a card with a single one. */
export const ComparedBefore = ({ trips, from }: { trips: Named[]; from: Comparison['from'] }) => {
  const text = useSyncExternalStore(subscribe, () => keptBeside(trips), nothing)
  const before = parse(text).filter(({ slug }) => trips.every((one) => one.slug !== slug))
  const [one] = trips
  if (!one || trips.length > 1 || before.length === 0 || before.length >= MOST_COMPARED) return null
  return (
    <Note tone="info">
      Tu comparais {before.map(({ name }) => name).join(', ')}.{' '}
      <SiteLink
        className="link"
        href={comparisonPath({ trips: [...before.map(({ slug }) => slug), one.slug], from })}
        rel="nofollow"
      >
        Y ajouter {one.name}
      </SiteLink>
    </Note>
  )
}

const subscribe = () => () => undefined
const nothing = () => ''

/** What is kept, once these have taken its place: a single trip takes the place of nothing alone. */
const keptBeside = (trips: Named[]): string => {
  const kept = readTab(SESSION_KEYS.compared) ?? ''
  if (trips.length === 0 || (trips.length === 1 && parse(kept).length > 0)) return kept
  const now = JSON.stringify(trips)
  if (now !== kept) writeTab(SESSION_KEYS.compared, now)
  return now
}

const parse = (text: string): Named[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isNamed).slice(0, MOST_COMPARED) : []
  } catch {
    return []
  }
}

const isNamed = (one: unknown): one is Named =>
  typeof one === 'object' &&
  one !== null &&
  'slug' in one &&
  'name' in one &&
  typeof one.slug === 'string' &&
  typeof one.name === 'string' &&
  SLUG_PATTERN.test(one.slug)
