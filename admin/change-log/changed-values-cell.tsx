'use client'

import { useConfig } from '@payloadcms/ui'
import type { ClientCollectionConfig, CollectionSlug, DefaultCellComponentProps } from 'payload'
import { describeChanges } from './describe-changes'
import './change-log.css'

const SHOWN = 2

/** The panel also asks for the cell where a line is shown alone, and then there is no row. */
type ChangedValuesCellProps = Partial<Pick<DefaultCellComponentProps, 'rowData'>>

type Line = { kind: CollectionSlug; before?: Record<string, unknown>; after?: Record<string, unknown> }

/** The first values that a line of the change log tells: « Prix par personne : 450 € → 480 € ». */
export const ChangedValuesCell = ({ rowData }: ChangedValuesCellProps) => {
  const { getEntityConfig } = useConfig()
  if (!rowData) return null
  const { kind, before, after } = rowData as Line
  const entity = getEntityConfig({ collectionSlug: kind }) as ClientCollectionConfig | undefined
  const values = describeChanges({ before, after, fields: entity ? entity.fields : [] })
  const rest = values.length - SHOWN
  return (
    <span className="changed-values-cell">
      {values.slice(0, SHOWN).map(({ name, label, before: was, after: becomes }) => (
        <span key={name} className="changed-values-cell__value">
          {`${label}\u00a0: ${before && after ? `${was} → ${becomes}` : after ? becomes : was}`}
        </span>
      ))}
      {rest > 0 && <span className="changed-values-cell__rest">{`et ${String(rest)} de plus`}</span>}
    </span>
  )
}
