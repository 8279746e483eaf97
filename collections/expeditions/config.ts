import type { CollectionConfig } from 'payload'
import { PREVIEW_PATHS } from '@/domain/content/preview-paths'
import { CARBON_DESK_ENDPOINTS } from '@/server/features/carbon/desk-calls'
import { FEATURED_DESK_ENDPOINTS } from '@/server/features/search/featured/desk-calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { catalogueAccess, hiddenUnless, writtenOnce } from '../access/roles'
import { dayField } from '../fields/days'
import { nameCopy } from '../fields/name-copy'
import { draftPreview } from '../fields/draft-preview'
import { seoFields } from '../fields/seo-fields'
import { slugField } from '../fields/slug-field'
import { quickFilters } from '../lists/quick-filters'
import { carbonTab } from './carbon-tab'
import { departuresTab } from './departures-tab'
import { factsTab } from './facts-tab'
import { journeyTab } from './journey-tab'
import { practicalTab } from './practical-tab'
import { presentationTab } from './presentation-tab'
import { programmeTab } from './programme-tab'
import { guardTripGuide, noteTripGuide } from './hooks/guard-trip-guide'
import { noteFarLevel } from './hooks/note-far-level'
import { placeStation } from './hooks/place-station'
import { refreshOwnHit, refreshOwnHitOnDelete } from './hooks/refresh-own-hit'
import { noteStanding, noteStandingBeforeDelete, tellChange, tellDeletion } from './hooks/tell-change-log'
import { validateExpedition } from './hooks/validate-expedition'

const seoTab = {
  label: 'Recherche et partage',
  fields: [seoFields({ otherwise: 'le nom, l’accroche et une carte dessinée pour l’aventure' })],
}

export const Expeditions: CollectionConfig = {
  slug: 'expeditions',
  labels: { singular: 'Aventure', plural: 'Aventures' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'name',
    pagination: { defaultLimit: 25 },
    defaultColumns: [
      'name',
      'expedition_type',
      'countries',
      'duration_days',
      'level',
      'price_cents',
      'guide',
      '_status',
      'updatedAt',
    ],
    listSearchableFields: ['name', 'slug', 'region'],
    description:
      'Ce que les voyageurs réservent. Un brouillon ne se voit pas sur le site\u00a0; chaque version est gardée.',
    components: {
      ...quickFilters(
        { label: 'Publiées', where: { _status: { equals: 'published' } } },
        { label: 'Brouillons', where: { _status: { equals: 'draft' } } },
        { label: 'Niveau à revoir', where: { level_to_review: { equals: 'true' } } },
        { label: 'À la une', where: { carousel_rank: { exists: 'true' } } },
      ),
      views: {
        start: {
          Component: '/admin/content/start-views#StartExpeditionView',
          path: '/create',
          exact: true,
          meta: { title: 'Nouvelle aventure' },
        },
      },
    },
    hidden: hiddenUnless('staff', 'marketer'),
    ...draftPreview(PREVIEW_PATHS.preview),
  },
  defaultSort: 'name',
  access: catalogueAccess,
  versions: { maxPerDoc: 30, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
  endpoints: endpointsUnder('expeditions', [...CARBON_DESK_ENDPOINTS, ...FEATURED_DESK_ENDPOINTS]),
  hooks: {
    beforeValidate: [placeStation, validateExpedition],
    beforeChange: [noteStanding, noteTripGuide, noteFarLevel],
    afterChange: [guardTripGuide, refreshOwnHit, tellChange],
    beforeDelete: [noteStandingBeforeDelete],
    afterDelete: [refreshOwnHitOnDelete, tellDeletion],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Nom',
      required: true,
      maxLength: 90,
      hooks: { beforeDuplicate: [nameCopy({ maxLength: 90 })] },
    },
    {
      type: 'tabs',
      tabs: [presentationTab, factsTab, departuresTab, programmeTab, journeyTab, carbonTab, practicalTab, seoTab],
    },
    slugField({ from: 'name' }),
    {
      name: 'carousel_rank',
      type: 'number',
      label: 'Rang à la une',
      index: true,
      // One page gives all ranks at once: `src/server/features/search/featured`.
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        description: 'Se règle dans «\u00a0À la une\u00a0», au menu. Vide\u00a0: après toutes les autres.',
      },
    },
    {
      name: 'level_to_review',
      type: 'checkbox',
      label: 'Niveau à revoir',
      defaultValue: false,
      index: true,
      access: writtenOnce,
      admin: { hidden: true },
    },
    dayField({
      name: 'new_until',
      label: 'Nouveauté jusqu’au',
      admin: {
        position: 'sidebar',
        description: 'Le ruban NOUVEAUTÉ reste sur la carte jusqu’à ce jour.',
      },
    }),
  ],
}
