import type { ArrayField } from 'payload'
import { closedRows } from './closed-rows'

/** An ordered list of short lines of text. */
export const textListField = ({
  name,
  label,
  singular,
  description,
  maxRows = 30,
}: {
  name: string
  label: string
  singular: string
  description?: string
  maxRows?: number
}): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular, plural: label },
  maxRows,
  admin: closedRows({ description, rowLabel: '/admin/components/text-row-label#TextRowLabel' }),
  fields: [{ name: 'text', type: 'text', label: 'Texte', required: true, maxLength: 300 }],
})
