'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { comparisonPath, type Comparison } from '@/domain/catalogue/comparison'
import type { Town } from '@/domain/places/town'
import { TownPicker } from '@/storefront/parts/town-picker'
import { useOwnTown } from '@/storefront/lib/storage/own-town'

type ComparisonTownProps = {
  comparison: Comparison
  /** The town that the page is counted from; null where Paris stands for it. */
  town: Town | null
}

/** The town that trips are compared from: that of the address, else that of this browser, which the address then names. */
export const ComparisonTown = ({ comparison, town }: ComparisonTownProps) => {
  const router = useRouter()
  const { town: own } = useOwnTown()
  const code = own?.code
  const isCounted = town !== null || code === undefined || comparison.trips.length === 0
  const counted = comparisonPath({ ...comparison, from: code })
  useEffect(() => {
    if (!isCounted) router.replace(counted)
  }, [isCounted, router, counted])
  return (
    <TownPicker
      town={town}
      onTown={(chosen) => router.push(comparisonPath({ ...comparison, from: chosen?.code }), { scroll: false })}
    />
  )
}
