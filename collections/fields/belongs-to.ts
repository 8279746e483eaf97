import type { CollectionSlug, SingleRelationshipField } from 'payload'

/** The row of another collection without which this one would make no sense. */
export const belongsTo = ({
  name,
  relationTo,
  label,
}: {
  name: string
  relationTo: CollectionSlug
  label: string
}): SingleRelationshipField => ({ name, type: 'relationship', relationTo, label, required: true, index: true })
