'use client'

import { Check } from 'lucide'
import { comparisonPath, MOST_COMPARED } from '@/domain/catalogue/comparison'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { readComparedTrips, saveComparedTrips, useComparedTrips, type ChosenTrip } from '../api/compared-trips'

/** Takes a trip to compare, or gives it back. Without scripts, and where the browser keeps nothing, it leads to the comparison. */
export const CompareChoice = ({ slug, name }: ChosenTrip) => {
  const chosen = useComparedTrips()
  const isChosen = chosen?.some((one) => one.slug === slug) === true
  const href = comparisonPath({ trips: [slug] })
  const label = (
    <>
      {isChosen && <Icon of={Check} />}
      Comparer <span className="sr-only">{name}</span>
    </>
  )
  if (!chosen) {
    return (
      <SiteLink className="xcard__aside" href={href} rel="nofollow">
        {label}
      </SiteLink>
    )
  }
  const press = () => {
    const others = readComparedTrips().filter((one) => one.slug !== slug)
    if (!saveComparedTrips(isChosen ? others : [...others, { slug, name }])) globalThis.location.assign(href)
  }
  return (
    <button
      type="button"
      className="xcard__aside"
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= MOST_COMPARED}
      onClick={press}
    >
      {label}
    </button>
  )
}
