import { briefFigure, type BriefFigure } from '@/domain/carbon/brief-figure'
import { useCarbonElsewhere } from '@/storefront/lib/api/use-trip-carbon'
import { useOwnTown } from './own-town'

/** The figure of a trip in short from the visitor's town; from Paris, as the page has it, where none is known or as long as no answer came. */
export const useOwnFigure = ({
  expeditionId,
  fromParis,
}: {
  expeditionId: number
  fromParis: BriefFigure | null
}): BriefFigure | null => {
  const { town } = useOwnTown()
  const { carbon } = useCarbonElsewhere({ expeditionId, code: town?.code })
  return carbon ? briefFigure(carbon) : fromParis
}
