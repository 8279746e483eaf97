import type { CollectionSlug, SingleRelationshipField } from 'payload'

/** A form that opens beside another one saves an empty draft as it opens. */
export const NO_DRAFT_BY_THE_WAY = { allowCreate: false }

/** The row of another collection without which this one would make no sense. */
export const belongsTo = ({
  name,
  relationTo,
  label,
}: {
  name: string
  relationTo: CollectionSlug
  label: string
}): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  label,
  required: true,
  index: true,
  ...(relationTo === 'expeditions' && { admin: NO_DRAFT_BY_THE_WAY }),
})
