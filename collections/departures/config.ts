import type { CollectionConfig, Condition } from 'payload'
import { MAX_REASON } from '@/domain/departures/guide-conflicts'
import { DESK_ENDPOINTS } from '@/server/compose/booking/desk-calls'
import { PLANNING_ENDPOINTS } from '@/server/features/departures/planning/calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, onlyRoles, onlyRolesField } from '../access/roles'
import { belongsTo, NO_DRAFT_BY_THE_WAY } from '../fields/belongs-to'
import { dayField, INSTANT } from '../fields/days'
import { newTitle } from '../fields/new-title'
import { priceField } from '../fields/price-field'
import { quickFilters } from '../lists/quick-filters'
import { readOwnDepartures } from './read-own-departures'
import { guardContracts } from './hooks/guard-contracts'
import { guardGuide, keepGuideReason } from './hooks/guard-guide'
import { guardLength } from './hooks/guard-length'
import { guardReduction } from './hooks/guard-reduction'
import { guardSeats } from './hooks/guard-seats'
import { keepSeatsOutOfWrites } from './hooks/keep-seats-out-of-writes'
import { nameDeparture } from './hooks/name-departure'
import { refreshExpeditionHit, refreshExpeditionHitOnDelete } from './hooks/refresh-expedition-hit'
import { refuseDeletionWithTravelers } from './hooks/refuse-deletion-with-travelers'
import { dateConfirmation } from './hooks/date-confirmation'
import { followConfirmation } from './hooks/follow-confirmation'
import { refuseReopening } from './hooks/refuse-reopening'
import { tellGuideOfDeletion, tellGuides } from './hooks/tell-guides'
import { validateDeparture } from './hooks/validate-departure'
import { validateLastDay } from './hooks/validate-last-day'

// A guide reads neither expeditions nor guides: the title says which departure it is.
const unlessGuide: Condition = (_data, _siblings, { user }) => user?.role !== 'guide'

export const Departures: CollectionConfig = {
  slug: 'departures',
  labels: { singular: 'Départ', plural: 'Départs' },
  admin: {
    group: 'Catalogue',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'departure_start', 'fill', 'price_cents', 'status', 'guide'],
    listSearchableFields: ['title'],
    description: 'Les dates de chaque aventure, avec leurs places.',
    components: {
      beforeListTable: [
        ...quickFilters(
          {
            label: 'À venir',
            isDefault: true,
            where: { departure_start: { greater_than_equal: 'today' }, status: { not_equals: 'canceled' } },
          },
          {
            label: 'À confirmer',
            where: { departure_start: { greater_than_equal: 'today' }, status: { equals: 'open' } },
          },
          { label: 'Passés', where: { departure_start: { less_than: 'today' } } },
          { label: 'Annulés', where: { status: { equals: 'canceled' } } },
        ).beforeListTable,
        '/admin/planning/copy-selection#CopySelection',
      ],
    },
    hidden: hiddenUnless('staff', 'marketer', 'guide'),
    pagination: { defaultLimit: 50 },
  },
  // A copy would be on sale at once, on the same dates.
  disableDuplicate: true,
  defaultSort: 'departure_start',
  access: {
    read: readOwnDepartures,
    create: onlyRoles('staff'),
    update: onlyRoles('staff'),
    delete: onlyRoles('staff'),
  },
  endpoints: endpointsUnder('departures', [...PLANNING_ENDPOINTS, ...DESK_ENDPOINTS]),
  hooks: {
    beforeOperation: [lockDocuments],
    beforeValidate: [validateDeparture],
    beforeChange: [
      refuseReopening,
      guardSeats,
      guardReduction,
      guardContracts,
      guardLength,
      guardGuide,
      dateConfirmation,
      nameDeparture,
      keepSeatsOutOfWrites,
    ],
    afterChange: [refreshExpeditionHit, followConfirmation, keepGuideReason, tellGuides],
    beforeDelete: [refuseDeletionWithTravelers],
    afterDelete: [refreshExpeditionHitOnDelete, tellGuideOfDeletion],
  },
  fields: [
    newTitle('Nouveau départ'),
    { name: 'title', type: 'text', label: 'Départ', admin: { hidden: true } },
    {
      ...belongsTo({ name: 'expedition', relationTo: 'expeditions', label: 'Aventure' }),
      // A condition would make the column nullable: access hides the field from guides, who read its name in the title.
      access: { read: onlyRolesField('staff', 'marketer') },
      admin: { ...NO_DRAFT_BY_THE_WAY, description: 'La durée et le prix de l’aventure servent de modèle.' },
    },
    {
      type: 'row',
      fields: [
        dayField({
          name: 'departure_start',
          label: 'Premier jour',
          required: true,
          index: true,
          admin: { width: '50%' },
        }),
        dayField({
          name: 'departure_end',
          label: 'Dernier jour',
          required: true,
          validate: validateLastDay,
          admin: { width: '50%', description: 'Vide\u00a0: calculé avec la durée de l’aventure.' },
        }),
        {
          name: 'booked_days',
          type: 'ui',
          admin: {
            disableListColumn: true,
            components: { Field: '/admin/desk/booked-days#BookedDays' },
            condition: (_data, _siblings, { user }) => user?.role === 'staff' || user?.role === 'admin',
          },
        },
        {
          name: 'last_day_follows',
          type: 'ui',
          admin: { disableListColumn: true, components: { Field: '/admin/planning/last-day-follows#LastDayFollows' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'capacity',
          type: 'number',
          label: 'Capacité',
          required: true,
          min: 1,
          max: 60,
          defaultValue: 8,
          admin: { width: '50%', step: 1 },
        },
        {
          name: 'seats_taken',
          type: 'number',
          label: 'Places prises',
          required: true,
          defaultValue: 0,
          min: 0,
          // A hook takes it out of every write: there is nothing to check, and no form can be told it is missing.
          validate: (): true => true,
          admin: { width: '50%', readOnly: true, description: 'Tenu par les réservations et les paniers.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'min_participants',
          type: 'number',
          label: 'Minimum pour partir',
          min: 1,
          max: 60,
          admin: {
            width: '50%',
            step: 1,
            description:
              'À la création, celui de l’aventure. Il est dans le contrat\u00a0: il ne monte plus une fois réservé.',
          },
        },
        dayField({
          name: 'decision_on',
          label: 'Décision au plus tard',
          admin: {
            width: '50%',
            description: 'Vide\u00a0: la veille du dernier jour que la loi laisse. Jamais plus tard.',
          },
        }),
      ],
    },
    priceField({
      name: 'price_cents',
      label: 'Prix par personne',
      isFree: false,
      description: 'Vide\u00a0: le prix de l’aventure.',
      cell: '/admin/lists/departure-price-cell#DeparturePriceCell',
    }),
    dayField({
      name: 'reduction_until',
      label: 'Baisse annoncée jusqu’au',
      admin: {
        description:
          'Le site montre alors, à côté du prix, le plus bas des 30 jours d’avant la baisse, comme la loi le veut. À remplir avec le nouveau prix, d’un même enregistrement.',
      },
    }),
    {
      name: 'fill',
      type: 'ui',
      label: 'Remplissage',
      admin: {
        components: {
          Field: '/admin/components/departure-fill-field#DepartureFillField',
          Cell: '/admin/components/departure-fill-cell#DepartureFillCell',
        },
      },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/desk/departure-desk#DepartureDesk' },
        condition: (_data, _siblings, { user }) => user?.role === 'staff' || user?.role === 'admin',
      },
    },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Ouvert' },
        { value: 'confirmed', label: 'Confirmé' },
        { value: 'canceled', label: 'Annulé' },
      ],
      admin: {
        position: 'sidebar',
        description:
          'Confirmé\u00a0: le départ aura lieu. Il l’est de lui-même au minimum d’acomptes reçus, et ne revient pas en arrière.',
      },
    },
    {
      name: 'sales_closed',
      type: 'checkbox',
      label: 'Ventes closes',
      required: true,
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          'Le site ne vend plus ce départ, qui reste affiché et aura lieu. Les places déjà retenues se commandent encore, et l’agence peut réserver.',
      },
    },
    {
      name: 'waitlist_closed',
      type: 'checkbox',
      label: 'Liste d’attente close',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Plus personne ne s’y inscrit. Décoche pour la rouvrir.',
        condition: (data) => data['waitlist_closed'] === true,
      },
    },
    {
      name: 'confirmed_at',
      type: 'date',
      label: 'Confirmé le',
      admin: { ...INSTANT, condition: (data) => Boolean(data['confirmed_at']) },
    },
    {
      name: 'guide',
      type: 'relationship',
      relationTo: 'guides',
      label: 'Guide',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Vide\u00a0: le guide de l’aventure.',
        condition: unlessGuide,
        components: { Cell: '/admin/lists/guide-cell#GuideCell' },
      },
    },
    {
      name: 'guide_check',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/planning/guide-check#GuideCheck' },
        condition: (_data, _siblings, { user }) => user?.role === 'staff' || user?.role === 'admin',
      },
    },
    // Typed beside what `GuideCheck` shows, and kept by `guardGuide` with who wrote it: no column of the departure.
    {
      name: 'guide_reason',
      type: 'text',
      label: 'Pourquoi c’est possible',
      virtual: true,
      maxLength: MAX_REASON,
      access: { read: onlyRolesField('staff') },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    },
    { name: 'note', type: 'textarea', label: 'Note interne', maxLength: 2000, admin: { position: 'sidebar' } },
  ],
}
