'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { ClientCollectionConfig, CollectionSlug } from 'payload'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { describeChanges } from './describe-changes'
import './change-log.css'

/** Every value that a line of the change log tells, before and after, and the way to what it is about. */
export const ChangedValuesField = () => {
  const { getEntityConfig } = useConfig()
  const kind = useFormFields(([fields]) => fields['kind']?.value) as CollectionSlug | undefined
  const rowId = useFormFields(([fields]) => fields['row_id']?.value)
  const action = useFormFields(([fields]) => fields['action']?.value)
  const before = useFormFields(([fields]) => fields['before']?.value) as Record<string, unknown> | null
  const after = useFormFields(([fields]) => fields['after']?.value) as Record<string, unknown> | null
  const entity = kind && (getEntityConfig({ collectionSlug: kind }) as ClientCollectionConfig | undefined)
  const values = describeChanges({ before, after, fields: entity ? entity.fields : [] })
  return (
    <div className="field-type changed-values">
      <table className="changed-values__table">
        <thead>
          <tr>
            <th scope="col">Ce qui a changé</th>
            <th scope="col">Avant</th>
            <th scope="col">Après</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ name, label, before: was, after: becomes }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{becomes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind && kind !== 'payments' && action !== 'deleted' && (
        <a className="changed-values__link" href={PANEL_PATHS.document(kind, Number(rowId))}>
          Ouvrir ce dont il s’agit
        </a>
      )}
    </div>
  )
}
