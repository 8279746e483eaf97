import type { SearchPoint } from '@/contract/search'
import { formatKg, formatMinutes } from '@/domain/carbon/figure-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import type { PointCluster } from '../rules/cluster-points'

type Input = {
  button: HTMLElement
  cluster: PointCluster<SearchPoint>
  selectedId: number | null
  highlightedId: number | null
  /** Beyond the hours asked for. */
  isFar?: boolean
}

/** Writes a pin's words and state: kilos, or the price of a trip whose way is not told, ink when chosen, or how many adventures a cluster holds; faded beyond the hours asked for. */
export const dressPin = ({ button, cluster: { points }, selectedId, highlightedId, isFar = false }: Input): void => {
  const [first] = points
  if (!first) return
  const isCluster = points.length > 1
  const text = isCluster ? formatCount(points.length, 'aventure') : (kilosOf(first) ?? formatPrice(first.price))
  button.classList.add('pin')
  button.textContent = text
  const words = isCluster ? `${text}, voir de plus près` : `${first.name}, ${factsOf(first)}`
  button.setAttribute('aria-label', isFar ? `Un peu plus loin\u00a0: ${words}` : words)
  button.toggleAttribute('data-far', isFar)
  if (!isCluster) button.setAttribute('aria-pressed', String(first.id === selectedId))
  button.toggleAttribute(
    'data-lit',
    points.some(({ id }) => id === highlightedId),
  )
}

const kilosOf = ({ carbon }: SearchPoint): string | null => carbon && formatKg(carbon.trip_g + carbon.stay_g)

const factsOf = (point: SearchPoint): string =>
  [
    ...(point.carbon
      ? [
          `${kilosOf(point) ?? ''} CO₂e, aller-retour depuis ${point.carbon.from} et séjour compris`,
          `${formatMinutes(point.carbon.minutes)} de train l’aller`,
        ]
      : []),
    formatPrice(point.price),
  ].join(', ')
