import type { NumberField, Tab } from 'payload'
import { MAX_TRIP_DAYS, MIN_TRIP_DAYS } from '@/domain/catalogue/expedition-rules'
import { EXPEDITION_TYPES, EXPEDITION_TYPE_TAGS } from '@/domain/catalogue/expedition-type'
import { onlyRolesField } from '../access/roles'
import { priceField } from '../fields/price-field'

const scale = { min: 1, max: 5, required: true, index: true, admin: { width: '33%', step: 1 } }

const ofStaff = onlyRolesField('staff')

/** What a trip costs the agency: nobody else reads it. */
const costField = (field: { name: string; label: string; description: string }): NumberField => ({
  ...priceField(field),
  index: false,
  access: { read: ofStaff, create: ofStaff, update: ofStaff },
})

export const factsTab: Tab = {
  label: 'En bref',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'expedition_type',
          type: 'select',
          label: 'Type',
          required: true,
          defaultValue: 'adult',
          index: true,
          options: EXPEDITION_TYPES.map((value) => ({ value, label: EXPEDITION_TYPE_TAGS[value] })),
          admin: { width: '50%' },
        },
        {
          name: 'age_min_child',
          type: 'number',
          label: 'Âge minimum des enfants',
          min: 3,
          max: 17,
          admin: {
            width: '50%',
            description: 'Montré «\u00a0Dès N ans\u00a0» sur la carte.',
            condition: (data) => data['expedition_type'] !== 'adult',
          },
        },
        {
          name: 'age_max_child',
          type: 'number',
          label: 'Âge maximum',
          min: 3,
          max: 17,
          admin: {
            width: '50%',
            description: 'Le dernier âge accepté, le jour du départ. Vide\u00a0: 17\u00a0ans.',
            condition: (data) => data['expedition_type'] === 'kids',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'duration_days',
          type: 'number',
          label: 'Durée en jours',
          required: true,
          min: MIN_TRIP_DAYS,
          max: MAX_TRIP_DAYS,
          index: true,
          admin: {
            width: '33%',
            step: 1,
            description: `De ${String(MIN_TRIP_DAYS)} à ${String(MAX_TRIP_DAYS)} jours.`,
          },
        },
        {
          name: 'level',
          type: 'number',
          label: 'Niveau de 0 (sans effort) à 5',
          ...scale,
          min: 0,
          admin: { ...scale.admin, components: { Cell: '/admin/lists/level-cell#LevelCell' } },
        },
        { name: 'eco_rating', type: 'number', label: 'Éco-note sur 5', ...scale },
      ],
    },
    {
      name: 'demand',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/expeditions/demand-note#DemandNote' },
      },
    },
    priceField({
      name: 'price_cents',
      label: 'Prix par personne',
      required: true,
      isFree: false,
      description: 'Prix de départ. Un départ peut avoir le sien.',
    }),
    {
      type: 'row',
      fields: [
        {
          ...priceField({
            name: 'child_price_cents',
            label: 'Prix par enfant',
            description: 'Vide\u00a0: le même pour tous. Il ne dépasse jamais le prix du départ.',
          }),
          index: false,
        },
        {
          name: 'child_price_max_age',
          type: 'number',
          label: 'Jusqu’à quel âge',
          min: 2,
          max: 16,
          admin: {
            description:
              'Le dernier âge à ce prix, le jour du départ\u00a0: 11 veut dire «\u00a0moins de 12\u00a0ans\u00a0».',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        costField({
          name: 'fixed_cost_cents',
          label: 'Coût d’un départ',
          description: 'Guide, transport, matériel\u00a0: ce qu’il coûte quel que soit le groupe. Pour l’agence seule.',
        }),
        costField({
          name: 'traveler_cost_cents',
          label: 'Coût par voyageur',
          description: 'Nuits, repas, location. Pour l’agence seule.',
        }),
      ],
    },
    {
      name: 'cancellation_rule',
      type: 'relationship',
      relationTo: 'cancellation-rules',
      label: 'Barème d’annulation',
      filterOptions: { status: { equals: 'published' } },
      admin: {
        allowCreate: false,
        description: 'Vide\u00a0: le barème de l’agence. Il vaut pour les commandes à venir, à partir de son jour.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'group_min', type: 'number', label: 'Groupe, au moins', min: 1, max: 30, admin: { width: '50%' } },
        { name: 'group_max', type: 'number', label: 'Groupe, au plus', min: 1, max: 30, admin: { width: '50%' } },
      ],
    },
    {
      name: 'countries',
      type: 'relationship',
      relationTo: 'countries',
      hasMany: true,
      required: true,
      label: 'Pays',
      admin: {
        description: 'Le premier donne le drapeau de la carte.',
        components: { Cell: '/admin/lists/countries-cell#CountriesCell' },
      },
    },
    { name: 'region', type: 'text', label: 'Région ou massif', maxLength: 80 },
    {
      name: 'activities',
      type: 'relationship',
      relationTo: 'activities',
      hasMany: true,
      required: true,
      label: 'Activités',
    },
    {
      name: 'accommodation_types',
      type: 'relationship',
      relationTo: 'accommodation-types',
      hasMany: true,
      label: 'Hébergements',
      admin: { description: 'Le premier est le principal.' },
    },
    {
      name: 'guide',
      type: 'relationship',
      relationTo: 'guides',
      label: 'Guide',
      index: true,
      admin: { components: { Cell: '/admin/lists/guide-cell#GuideCell' } },
    },
  ],
}
