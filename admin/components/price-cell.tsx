import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/price'

type PriceCellProps = Pick<DefaultCellComponentProps, 'cellData' | 'collectionSlug'>

/** A price of a list, in euros; a departure without one takes the expedition's. */
export const PriceCell = ({ cellData, collectionSlug }: PriceCellProps) => {
  const cents: unknown = cellData
  if (typeof cents === 'number') return <span className="price-cell">{formatPrice(cents / 100)}</span>
  return <span className="price-cell">{collectionSlug === 'departures' ? 'Celui de l’aventure' : '–'}</span>
}
