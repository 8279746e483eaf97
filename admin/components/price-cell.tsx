import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/price'

/** A price of a list, in euros; a departure without one takes the expedition's. */
export const PriceCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => {
  const cents: unknown = cellData
  return <span className="price-cell">{typeof cents === 'number' ? formatPrice(cents / 100) : '–'}</span>
}
