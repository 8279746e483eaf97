import type { CollectionConfig } from 'payload'
import { hiddenUnless, staffAccess } from '../access/roles'
import { dayField } from '../fields/day-field'
import { quickFilters } from '../lists/quick-filters'
import { refreshExpeditionHit, refreshExpeditionHitOnDelete } from '../departures/hooks/refresh-expedition-hit'
import { stampPublication } from './hooks/stamp-publication'
import { refreshReviews } from './hooks/refresh-reviews'

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Avis', plural: 'Avis' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'first_name',
    defaultColumns: ['first_name', 'rate', 'expedition', 'status', 'published_at'],
    listSearchableFields: ['first_name', 'text'],
    hidden: hiddenUnless('staff'),
    description: 'Un avis paraît sur le site quand son état est « Publié ».',
    components: quickFilters(
      { label: 'À relire', where: { status: { equals: 'pending' } } },
      { label: 'Publiés', where: { status: { equals: 'published' } } },
      { label: 'Refusés', where: { status: { equals: 'rejected' } } },
    ),
  },
  disableDuplicate: true,
  defaultSort: '-published_at',
  access: staffAccess,
  hooks: {
    beforeChange: [stampPublication],
    afterChange: [refreshExpeditionHit, refreshReviews],
    afterDelete: [refreshExpeditionHitOnDelete, refreshReviews],
  },
  fields: [
    {
      name: 'expedition',
      type: 'relationship',
      relationTo: 'expeditions',
      label: 'Aventure',
      required: true,
      index: true,
    },
    { name: 'first_name', type: 'text', label: 'Prénom', required: true, maxLength: 80 },
    { name: 'rate', type: 'number', label: 'Note sur 5', min: 1, max: 5, admin: { step: 1 } },
    { name: 'text', type: 'textarea', label: 'Avis', required: true, maxLength: 3000 },
    dayField({ name: 'trip_date', label: 'Date du voyage' }),
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'À relire' },
        { value: 'published', label: 'Publié' },
        { value: 'rejected', label: 'Refusé' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'published_at',
      type: 'date',
      label: 'Publié le',
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
      },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', admin: { position: 'sidebar' } },
  ],
}
