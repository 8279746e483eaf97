import type { DefaultServerCellComponentProps } from 'payload'
import { expeditionDemand } from '@/domain/catalogue/expedition-demand'
import '../expeditions/demand.css'

type LevelCellProps = Pick<DefaultServerCellComponentProps, 'cellData'> & { rowData?: Record<string, unknown> }

/** The level of an expedition in a list, with what its programme asks when that is far from it. */
export const LevelCell = ({ cellData, rowData }: LevelCellProps) => {
  if (typeof cellData !== 'number') return <span>–</span>
  const { demand, isFar } = expeditionDemand({ ...rowData, level: cellData })
  return (
    <span>
      {cellData}
      {isFar && <span className="demand--far"> (programme&nbsp;: {demand})</span>}
    </span>
  )
}
