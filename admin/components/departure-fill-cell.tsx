import type { DefaultCellComponentProps } from 'payload'
import { FillBar } from './fill-bar'

/** How full each departure of a list is. */
export const DepartureFillCell = ({ rowData }: Pick<DefaultCellComponentProps, 'rowData'>) => {
  const { seats_taken: taken, capacity, status } = rowData as Record<string, unknown>
  if (typeof capacity !== 'number') return null
  return (
    <FillBar taken={typeof taken === 'number' ? taken : 0} capacity={capacity} isCanceled={status === 'canceled'} />
  )
}
