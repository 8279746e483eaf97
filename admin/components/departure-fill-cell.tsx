import type { DefaultCellComponentProps } from 'payload'
import { FillBar } from './fill-bar'

/** The panel also asks for the cell where a departure is shown alone, and then there is no row. */
type DepartureFillCellProps = Partial<Pick<DefaultCellComponentProps, 'rowData'>>

/** How full each departure of a list is. */
export const DepartureFillCell = ({ rowData }: DepartureFillCellProps) => {
  const { seats_taken: taken, capacity, status } = (rowData ?? {}) as Record<string, unknown>
  if (typeof capacity !== 'number') return null
  return (
    <FillBar taken={typeof taken === 'number' ? taken : 0} capacity={capacity} isCanceled={status === 'canceled'} />
  )
}
