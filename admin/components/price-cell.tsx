import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/text/price'

type PriceCellProps = Pick<DefaultCellComponentProps, 'cellData'>

/** A price of a list, in euros. */
export const PriceCell = ({ cellData }: PriceCellProps) => {
  const cents: unknown = cellData
  return <span className="price-cell">{typeof cents === 'number' ? formatPrice(cents / 100) : '–'}</span>
}
