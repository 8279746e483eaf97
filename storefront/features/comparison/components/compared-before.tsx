'use client'

import { useEffect } from 'react'
import { comparisonPath, MOST_COMPARED, type Comparison } from '@/domain/catalogue/comparison'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'
import { readComparedTrips, saveComparedTrips, useComparedTrips, type ChosenTrip } from '../api/compared-trips'

type ComparedBeforeProps = { trips: ChosenTrip[]; comparison: Comparison }

/** The trips that this tab compared before, where one comes with a single other; what stands side by side is kept. */
export const ComparedBefore = ({ trips, comparison }: ComparedBeforeProps) => {
  const before = (useComparedTrips() ?? []).filter(({ slug }) => trips.every((one) => one.slug !== slug))
  useEffect(() => {
    // A single trip takes the place of nothing but an empty list.
    if (trips.length > 1 || (trips.length === 1 && readComparedTrips().length === 0)) saveComparedTrips(trips)
  }, [trips])

  const [one] = trips
  if (!one || trips.length > 1 || before.length === 0 || before.length >= MOST_COMPARED) return null
  return (
    <Note tone="info">
      Tu comparais {before.map(({ name }) => name).join(', ')}.{' '}
      <SiteLink
        className="link"
        href={comparisonPath({ ...comparison, trips: [...before.map(({ slug }) => slug), one.slug] })}
        rel="nofollow"
      >
        Y ajouter {one.name}
      </SiteLink>
    </Note>
  )
}
