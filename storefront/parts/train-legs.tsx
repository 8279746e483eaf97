import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatMinutes } from '@/domain/carbon/figure-words'
import { formatNumber } from '@/domain/text/price'

type TrainLegsProps = { way: ExpeditionCarbon['ways'][number]; from: string }

/** The way there by train, stretch by stretch, where nobody wrote its hours: how far, how long, and what of it was read. */
export const TrainLegs = ({ way, from }: TrainLegsProps) => (
  <ol className="jr jr--legs" aria-label={`Trajet en train depuis ${from}, ${formatMinutes(way.minutes)}`}>
    {way.legs.map(({ label, km, minutes, is_measured, grams }, index) => (
      <li key={`${label} ${String(index)}`}>
        <span className="jr__time num">{minutes > 0 ? formatMinutes(minutes) : ''}</span>
        <i aria-hidden="true" />
        <p>
          <b>{label}</b>
          <small>
            {formatNumber(km)}&nbsp;km, {is_measured ? 'distance relevée' : 'distance estimée'}, {formatGrams(grams)}{' '}
            l’aller
          </small>
        </p>
      </li>
    ))}
  </ol>
)

const formatGrams = (grams: number): string =>
  grams < 1000 ? `${String(grams)}\u00a0g` : `${String(Math.round(grams / 100) / 10).replace('.', ',')}\u00a0kg`
