import type { ComponentType, ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { briefFigure, type BriefFigure } from '@/domain/carbon/brief-figure'
import { TrainNote } from './train-note'
import { CardWay } from './card-way'
import { cardCarbon } from './card-carbon'
import { CarbonBars } from './carbon-bars'
import { CarbonFact } from './carbon-fact'
import { useCarbonElsewhere } from '@/storefront/lib/api/use-trip-carbon'
import { useOwnTown } from '@/storefront/lib/storage/own-town'

export type OwnFigureProps = {
  /** Where it stands: on a card, among the facts of a trip, in its booking box, as bars. */
  as: keyof typeof FIGURES
  expeditionId: number
  /** The trip's, where the figure names it. */
  title?: string
  /** The figure from Paris. */
  children: ReactNode
}

/** A figure of a trip from the visitor's town; from Paris where none is known, and as long as no answer came. */
export const OwnFigure = ({ as, expeditionId, title = '', children }: OwnFigureProps) => {
  const { town } = useOwnTown()
  const { carbon } = useCarbonElsewhere({ expeditionId, code: town?.code })
  const Figure = FIGURES[as]
  return carbon ? <Figure carbon={carbon} title={title} /> : children
}

type Told = { carbon: ExpeditionCarbon; title: string }

const inShort = (Drawn: ComponentType<{ figure: BriefFigure }>) => {
  const InShort = ({ carbon }: Told) => {
    const figure = briefFigure(carbon)
    return figure && <Drawn figure={figure} />
  }
  return InShort
}

const FIGURES = {
  card: ({ carbon }: Told) => {
    const told = cardCarbon(carbon)
    return told && <CardWay carbon={told} />
  },
  fact: inShort(CarbonFact),
  note: inShort(TrainNote),
  bars: ({ carbon, title }: Told) => <CarbonBars title={title} from={carbon.from.name} ways={carbon.ways} />,
}
