import type { ClientField } from 'payload'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

type Values = Record<string, unknown> | null | undefined

/** One value that changed, in the words of the panel's own forms. */
export type ChangedValue = { name: string; label: string; before: string; after: string }

const NOTHING = '–'
const MAX_LENGTH = 400

/** The values of a line of the change log, told apart by the fields of the collection it is about; an unknown one by its name. */
export const describeChanges = ({
  before,
  after,
  fields,
}: {
  before: Values
  after: Values
  fields: ClientField[]
}): ChangedValue[] => {
  const known = new Map(flatten(fields).map((field) => [field.name, field]))
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((name) => {
    // A column that refers to another table is named after its field.
    const field = known.get(name) ?? known.get(name.replace(/_id$/, ''))
    return {
      name,
      label: typeof field?.label === 'string' ? field.label : (OWN_LABELS[name] ?? name),
      before: write(before?.[name], field),
      after: write(after?.[name], field),
    }
  })
}

/** What Payload adds to a collection has no label. */
const OWN_LABELS: Record<string, string> = { _status: 'Publication' }
const OWN_VALUES: Record<string, string> = { published: 'Publiée', draft: 'Brouillon' }

type NamedField = ClientField & { name: string; label?: unknown; options?: unknown }

const flatten = (fields: ClientField[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatten(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return flatten(field.fields)
    return 'name' in field ? [field] : []
  })

const write = (value: unknown, field: NamedField | undefined): string => {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return writeNumber(value, field)
  if (typeof value === 'string') return writeText(value, field)
  if (Array.isArray(value)) return shorten(value.map((part) => writePart(part, field)).join(' · ') || NOTHING)
  return shorten(textIn(value) || JSON.stringify(value))
}

const writeNumber = (value: number, field: NamedField | undefined): string => {
  if (field?.name.endsWith('_cents')) return formatPrice(value / 100)
  return field?.type === 'relationship' || field?.type === 'upload' ? `n°\u00a0${String(value)}` : String(value)
}

const writeText = (value: string, field: NamedField | undefined): string => {
  if (field?.type === 'date') return formatShortDate(value)
  const option = optionsOf(field).find((one) => one.value === value)
  return option?.label ?? (field ? shorten(value) : (OWN_VALUES[value] ?? shorten(value)))
}

const optionsOf = (field: NamedField | undefined): { value: string; label: string }[] =>
  Array.isArray(field?.options) ? (field.options as { value: string; label: string }[]) : []

const writePart = (part: unknown, field: NamedField | undefined): string =>
  typeof part === 'object' && part !== null ? textIn(part) : write(part, field)

/** The words of a block, a row or a rich text, without what Payload notes beside them. */
const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !UNTOLD_KEYS.has(key))
    .map(([, part]) => textIn(part))
    .filter(Boolean)
    .join(' ')
}

const UNTOLD_KEYS = new Set(['id', 'type', 'format', 'direction', 'mode', 'style', 'textFormat', 'textStyle', 'tag'])

const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text)
