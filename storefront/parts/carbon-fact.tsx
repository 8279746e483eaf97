import type { BriefFigure } from '@/domain/carbon/brief-figure'
import { formatKg } from '@/domain/carbon/figure-words'
import { WAY_WORDS } from '@/domain/carbon/way'

/** What the way there and back emits from a town, among the facts of a trip. */
export const CarbonFact = ({ figure }: { figure: BriefFigure }) => (
  <div>
    <dt>Bilan du trajet</dt>
    <dd>
      {formatKg(figure.trip_g)}&nbsp;CO₂e
      <span className="facts__note">
        aller-retour, {WAY_WORDS[figure.mode]} depuis {figure.from}
      </span>
    </dd>
  </div>
)
