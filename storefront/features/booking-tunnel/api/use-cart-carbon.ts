import { briefFigure } from '@/domain/carbon/brief-figure'
import { PARIS } from '@/domain/places/town'
import { useTripCarbon } from '@/storefront/lib/api/use-trip-carbon'
import { useOwnTown } from '@/storefront/lib/storage/own-town'

/** The visitor's town, and what the trip of a cart emits from it, as its contract will keep it; null until that is known, or where it is not told. */
export const useCartCarbon = (expeditionId: number) => {
  const { town } = useOwnTown()
  const { data } = useTripCarbon({ expeditionId, code: (town ?? PARIS).code })
  return { town, carbon: data?.stay ? briefFigure(data) : null }
}
