import type { CarbonDesk, CarbonFault } from '@/contract/carbon-desk'

const FAULTS: Record<Exclude<CarbonFault, 'far'>, string> = {
  untold: 'Rien n’est dit du trajet ou du séjour',
  old: 'Relu il y a plus d’un an',
}

/** Why a trip is to be looked at; one far from its family, on which side. */
export const faultOf = ({ fault, total_g, median_g, read_on }: CarbonDesk['trips'][number]): string => {
  if (fault === 'old' && read_on === null) return 'Jamais relu'
  if (fault !== 'far') return FAULTS[fault]
  return (total_g ?? 0) < (median_g ?? 0)
    ? 'Moins de la moitié de la médiane de sa famille'
    : 'Plus du double de la médiane de sa famille'
}
