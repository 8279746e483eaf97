import type { CollectionConfig } from 'payload'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { NO_DRAFT_BY_THE_WAY } from '../fields/belongs-to'
import { nameCopy } from '../fields/name-copy'
import { slugField } from '../fields/slug-field'

export const Selections: CollectionConfig = {
  slug: 'selections',
  labels: { singular: 'Sélection', plural: 'Sélections' },
  orderable: true,
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'is_published', 'updatedAt'],
    description: 'Les envies du moment de la page d’accueil. Fais glisser pour changer l’ordre.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  access: marketingAccess,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: 80,
      hooks: { beforeDuplicate: [nameCopy({ maxLength: 80 })] },
    },
    slugField({ from: 'title' }),
    { name: 'intro', type: 'text', label: 'Phrase', maxLength: 160 },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Image' },
    {
      name: 'expeditions',
      type: 'relationship',
      relationTo: 'expeditions',
      hasMany: true,
      label: 'Aventures',
      required: true,
      admin: NO_DRAFT_BY_THE_WAY,
    },
    {
      name: 'is_published',
      type: 'checkbox',
      label: 'Visible sur le site',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
}
