'use client'

import { X } from 'lucide'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { comparisonPath, MOST_COMPARED, readComparison } from '@/domain/catalogue/comparison'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { keepListFilters, saveComparedTrips, useComparedTrips } from '../api/compared-trips'
import '@/storefront/styles/compare-tray.css'

/** The trips chosen to be compared, at the foot of the list; the dates and travelers of its search go along, and the comparison leads back to its filters. */
export const CompareTray = () => {
  const chosen = useComparedTrips()
  const params = useSearchParams()
  const isEmpty = !chosen || chosen.length === 0
  const filters = params.toString()
  useEffect(() => {
    // Without a trip chosen nobody asked for anything to be kept.
    if (!isEmpty) keepListFilters(filters)
  }, [isEmpty, filters])
  if (isEmpty) return null
  const { start, end, travelers } = readComparison(Object.fromEntries(params))
  const trips = chosen.map(({ slug }) => slug)
  const remove = (slug: string) => void saveComparedTrips(chosen.filter((one) => one.slug !== slug))
  return (
    <section className="cmp-tray" aria-label="Aventures à comparer">
      <p role="status">
        <b>{formatCount(chosen.length, 'choisie')}</b>
        <span className="soft">{nextStep(chosen.length)}</span>
      </p>
      <ul>
        {chosen.map(({ slug, name }) => (
          <li key={slug}>
            <span>{name}</span>
            <button type="button" aria-label={`Retirer ${name}`} onClick={() => remove(slug)}>
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      <div className="cmp-tray__acts">
        <Button look="ghost" size="sm" onClick={() => void saveComparedTrips([])}>
          Vider
        </Button>
        {chosen.length > 1 && (
          <LinkButton size="sm" href={comparisonPath({ trips, start, end, travelers })} rel="nofollow">
            Comparer
          </LinkButton>
        )}
      </div>
    </section>
  )
}

const nextStep = (count: number): string => {
  if (count === 1) return 'Choisis-en une autre'
  return count < MOST_COMPARED ? 'Jusqu’à quatre' : 'Quatre, c’est le plus'
}
