import type { SearchPoint } from '@/contract/search'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import type { PointCluster } from '../rules/cluster-points'

type Input = {
  button: HTMLElement
  cluster: PointCluster<SearchPoint>
  selectedId: number | null
  highlightedId: number | null
}

/** Writes a pin's words and state: a price, ink when chosen, or how many adventures a cluster holds. */
export const dressPin = ({ button, cluster: { points }, selectedId, highlightedId }: Input): void => {
  const [first] = points
  if (!first) return
  const isCluster = points.length > 1
  const text = isCluster ? formatCount(points.length, 'aventure') : formatPrice(first.price)
  button.classList.add('pin')
  button.textContent = text
  button.setAttribute('aria-label', isCluster ? `${text}, voir de plus près` : `${first.name}, ${text}`)
  if (!isCluster) button.setAttribute('aria-pressed', String(first.id === selectedId))
  button.toggleAttribute(
    'data-lit',
    points.some(({ id }) => id === highlightedId),
  )
}
