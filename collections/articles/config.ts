import type { CollectionConfig } from 'payload'
import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { PREVIEW_PATHS } from '@/domain/content/preview-paths'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { INSTANT } from '../fields/days'
import { blocksField } from '../blocks/blocks-field'
import { validateBlocks } from '../blocks/validate-blocks'
import { nameCopy } from '../fields/name-copy'
import { slugField } from '../fields/slug-field'
import { seoFields } from '../fields/seo-fields'
import { draftPreview } from '../fields/draft-preview'
import { quickFilters } from '../lists/quick-filters'
import { dateArticle } from './hooks/date-article'
import { nameTrips } from './hooks/name-trips'
import { validateArticle } from './hooks/validate-article'
import { podcastTab } from './podcast-tab'

export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'title',
    pagination: { defaultLimit: 25 },
    defaultColumns: ['title', 'category', 'author', '_status', 'published_at', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'lead'],
    description:
      'Le blog et le podcast. Un brouillon ne se voit nulle part sur le site\u00a0; chaque version est gardée.',
    components: {
      ...quickFilters(
        { label: 'Publiés', where: { _status: { equals: 'published' } } },
        { label: 'Brouillons', where: { _status: { equals: 'draft' } } },
        { label: 'Podcasts', where: { category: { equals: 'podcasts' } } },
      ),
      views: {
        start: {
          Component: '/admin/content/start-views#StartArticleView',
          path: '/create',
          exact: true,
          meta: { title: 'Nouvel article' },
        },
      },
    },
    hidden: hiddenUnless('staff', 'marketer'),
    ...draftPreview(PREVIEW_PATHS.articlePreview),
  },
  defaultSort: '-published_at',
  access: marketingAccess,
  versions: { maxPerDoc: 30, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
  hooks: {
    beforeValidate: [validateArticle, validateBlocks('articles')],
    beforeChange: [dateArticle, nameTrips],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titre',
      required: true,
      maxLength: 110,
      hooks: { beforeDuplicate: [nameCopy({ maxLength: 110 })] },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            {
              name: 'lead',
              type: 'textarea',
              label: 'Chapô',
              required: true,
              maxLength: 400,
              admin: { description: 'Deux ou trois phrases, montrées sous le titre et dans les listes.' },
            },
            {
              name: 'cover',
              type: 'upload',
              relationTo: 'media',
              label: 'Image',
              required: true,
              admin: { description: 'Elle doit avoir une description.' },
            },
            blocksField(),
          ],
        },
        podcastTab,
        { label: 'Recherche et partage', fields: [seoFields()] },
      ],
    },
    slugField({ from: 'title', reserved: new Set(['category']) }),
    {
      name: 'category',
      type: 'select',
      label: 'Rubrique',
      required: true,
      index: true,
      options: ARTICLE_CATEGORIES.map(({ slug, label }) => ({ value: slug, label })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      label: 'Signature',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'published_at',
      type: 'date',
      label: 'Daté du',
      index: true,
      admin: { ...INSTANT, description: 'Montré sur l’article. Vide\u00a0: le moment de sa publication.' },
    },
    {
      name: 'prepares_level',
      type: 'number',
      label: 'Prépare au niveau',
      min: 1,
      max: 5,
      admin: {
        position: 'sidebar',
        step: 1,
        description:
          'Pour un plan d’entraînement\u00a0: le niveau auquel il mène, de 1 à 5. Le test de niveau y renvoie, pour les aventures d’un cran au-dessus.',
      },
      validate: (value: number | null | undefined) =>
        value === null || value === undefined || [1, 2, 3, 4, 5].includes(value) || 'Un niveau de 1 à 5, ou rien.',
    },
    {
      name: 'named_expeditions',
      type: 'relationship',
      relationTo: 'expeditions',
      hasMany: true,
      label: 'Aventures citées',
      admin: { hidden: true },
    },
  ],
}
