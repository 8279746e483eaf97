import type { DefaultServerCellComponentProps } from 'payload'
import { relationId } from '@/domain/text/relation-id'
import { Inherited } from './inherited'
import { loadTerms } from './load-terms'

type GuideCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'payload'> & {
  rowData?: Record<string, unknown>
}

/** Who leads an expedition or a departure; softly, when it is the guide of the departure's expedition. */
export const GuideCell = async ({ cellData, collectionSlug, payload, rowData }: GuideCellProps) => {
  const { expeditions, guides } = await loadTerms(payload)
  const own = guides.get(relationId(cellData) ?? NOBODY)
  if (own !== undefined || collectionSlug !== 'departures') return <span>{own ?? '–'}</span>
  const expedition = expeditions.get(relationId(rowData?.['expedition']) ?? NOBODY)
  const inherited = guides.get(expedition?.guide ?? NOBODY)
  return inherited === undefined ? <span>–</span> : <Inherited>{inherited}</Inherited>
}

const NOBODY = 0
