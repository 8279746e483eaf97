import type { CollectionConfig } from 'payload'
import { DIPLOMA_YEARS, GUIDE_LENGTHS } from '@/domain/catalogue/guide-page'
import { GUIDE_LANGUAGES } from '@/domain/catalogue/guide-languages'
import { GUIDE_PAGE_ENDPOINTS } from '@/server/features/catalogue/guides/calls'
import { GUIDE_ABSENCE_ENDPOINTS } from '@/server/features/guides/calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { lockDocuments } from '../access/lock-documents'
import { catalogueAccess, hiddenUnless, writtenOnce } from '../access/roles'
import { slugField } from '../fields/slug-field'
import { closedRows } from '../fields/closed-rows'
import { textListField } from '../fields/text-list-field'
import { quickFilters } from '../lists/quick-filters'
import { refreshAllHits, refreshHitsOf } from '../expeditions/hooks/refresh-hits-of'
import { validatePersonName } from '../fields/validate-person-name'

export const Guides: CollectionConfig = {
  slug: 'guides',
  labels: { singular: 'Guide', plural: 'Guides' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'full_name',
    defaultColumns: ['full_name', 'job_title', 'is_published', 'has_proposal', 'user'],
    description: 'Le profil public des guides, montré sur les pages des aventures.',
    components: quickFilters(
      { label: 'À relire', where: { has_proposal: { equals: 'true' } } },
      { label: 'Avec une page', where: { is_published: { equals: 'true' } } },
      { label: 'Sans page', where: { is_published: { equals: 'false' } } },
    ),
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: catalogueAccess,
  endpoints: endpointsUnder('guides', [...GUIDE_PAGE_ENDPOINTS, ...GUIDE_ABSENCE_ENDPOINTS]),
  hooks: {
    beforeOperation: [lockDocuments],
    afterChange: [refreshHitsOf('guide')],
    afterDelete: [refreshAllHits],
  },
  fields: [
    {
      name: 'proposal',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/guide-page/guide-proposal-review#GuideProposalReview' },
      },
    },
    {
      name: 'days_off',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/guide-page/guide-days-off#GuideDaysOff' },
      },
    },
    { name: 'full_name', type: 'text', label: 'Nom', required: true, maxLength: 120, validate: validatePersonName },
    slugField({ from: 'full_name' }),
    { name: 'job_title', type: 'text', label: 'Métier', maxLength: GUIDE_LENGTHS.jobTitle },
    { name: 'biography', type: 'textarea', label: 'Présentation', maxLength: GUIDE_LENGTHS.biography },
    textListField({
      name: 'facts',
      label: 'En bref',
      singular: 'Ligne',
      description: 'Départs guidés, ancienneté, terrain.',
      maxRows: GUIDE_LENGTHS.facts,
    }),
    {
      name: 'languages',
      type: 'select',
      label: 'Langues',
      hasMany: true,
      options: [...GUIDE_LANGUAGES],
      admin: { description: 'La page des guides se filtre par langue.' },
    },
    {
      name: 'diplomas',
      type: 'array',
      label: 'Diplômes et formations',
      labels: { singular: 'Diplôme', plural: 'Diplômes et formations' },
      maxRows: GUIDE_LENGTHS.diplomas,
      admin: closedRows({
        description: 'Du plus ancien au plus récent.',
        rowLabel: '/admin/content/item-row-label#ItemRowLabel',
      }),
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'year', type: 'number', label: 'Année', ...DIPLOMA_YEARS, admin: { step: 1, width: '25%' } },
            {
              name: 'title',
              type: 'text',
              label: 'Diplôme',
              required: true,
              maxLength: GUIDE_LENGTHS.diploma,
              admin: { width: '75%' },
            },
          ],
        },
      ],
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: 'Portrait' },
    {
      name: 'portrait_caption',
      type: 'text',
      label: 'Légende du portrait',
      maxLength: GUIDE_LENGTHS.caption,
    },
    {
      name: 'is_published',
      type: 'checkbox',
      label: 'A une page sur le site',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'Sans page, son nom reste sur ses aventures et ne mène nulle part. La page demande aussi une aventure en vente.',
      },
    },
    {
      name: 'has_proposal',
      type: 'checkbox',
      label: 'Texte à relire',
      defaultValue: false,
      index: true,
      access: writtenOnce,
      admin: { hidden: true },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Compte',
      index: true,
      unique: true,
      filterOptions: { role: { equals: 'guide' } },
      admin: { position: 'sidebar', description: 'Le compte avec lequel ce guide voit ses départs.' },
    },
  ],
}
