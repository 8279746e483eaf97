import type { DefaultServerCellComponentProps } from 'payload'
import { relationId } from '@/domain/text/relation-id'
import { PriceCell } from '../components/price-cell'
import { Inherited } from './inherited'
import { loadTerms } from './load-terms'

type DeparturePriceCellProps = Pick<DefaultServerCellComponentProps, 'payload'> & {
  cellData: unknown
  /** Absent where the panel shows a departure alone; without its expedition for who may not read expeditions. */
  rowData?: Record<string, unknown>
}

/** What a departure costs: its own price, or softly the expedition's. */
export const DeparturePriceCell = async ({ cellData, payload, rowData }: DeparturePriceCellProps) => {
  const expedition = relationId(rowData?.['expedition'])
  if (typeof cellData === 'number' || expedition === null) return <PriceCell cellData={cellData} />
  const { expeditions } = await loadTerms(payload)
  return (
    <Inherited>
      <PriceCell cellData={expeditions.get(expedition)?.priceCents} />
    </Inherited>
  )
}
