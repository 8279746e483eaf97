import type { Field, Tab } from 'payload'
import { MODE_NAMES, STATED_MODES } from '@/domain/carbon/access'
import { MEASURED_CITIES, MEASURED_CITY_KEYS } from '@/domain/carbon/door'
import { MEAL_KINDS, MEAL_NAMES, NIGHT_KINDS, NIGHT_NAMES } from '@/domain/carbon/stay'
import { closedRows } from '../fields/closed-rows'
import { dayField } from '../fields/days'

const MODES = STATED_MODES.map((value) => ({ value, label: MODE_NAMES[value] }))

const kilometres = (name: string, label: string, width = '25%', max = 5000): Field => ({
  name,
  type: 'number',
  label,
  min: 0,
  max,
  admin: { width },
})

const degrees = (prefix: string, what: string): Field[] => [
  {
    name: `${prefix}latitude`,
    type: 'number',
    label: `Latitude ${what}`,
    min: -90,
    max: 90,
    admin: { width: '25%' },
  },
  {
    name: `${prefix}longitude`,
    type: 'number',
    label: `Longitude ${what}`,
    min: -180,
    max: 180,
    admin: { width: '25%' },
  },
]

/** Bounds that the database holds too. */
const ALTITUDE = { min: -10, max: 4000 }

const stationAltitude: Field = {
  name: 'station_altitude',
  type: 'number',
  label: 'Altitude (m)',
  ...ALTITUDE,
  validate: (value: number | null | undefined) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= ALTITUDE.min && value <= ALTITUDE.max) ||
    'Des mètres entiers, de -10 à 4\u00a0000.',
  admin: { width: '15%', description: 'Pour dessiner la montée. Vide si tu ne la connais pas.' },
}

const howMany = (name: string, label: string): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 1,
  max: 60,
  admin: { width: '50%' },
})

const approach: Field = {
  name: 'approach',
  type: 'array',
  // The name of the table of versions would be cut by PostgreSQL.
  dbName: 'trip_approach',
  label: 'De la gare au rendez-vous',
  labels: { singular: 'Tronçon', plural: 'Tronçons' },
  maxRows: 8,
  admin: closedRows({
    description: 'Dans l’ordre, à l’aller\u00a0: trains à l’étranger, ferry, car, derniers kilomètres.',
  }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'mode',
          type: 'select',
          label: 'Moyen',
          required: true,
          options: MODES,
          enumName: 'trip_mode',
          admin: { width: '30%' },
        },
        { name: 'label', type: 'text', label: 'De … à …', required: true, maxLength: 120, admin: { width: '40%' } },
        { ...kilometres('km', 'Kilomètres', '15%'), required: true } as Field,
        { name: 'minutes', type: 'number', label: 'Minutes', min: 0, max: 6000, admin: { width: '15%' } },
      ],
    },
    {
      name: 'is_measured',
      type: 'checkbox',
      label: 'Kilomètres relevés (sinon, la page dit «\u00a0estimée\u00a0»)',
      defaultValue: false,
    },
  ],
}

const trains: Field = {
  name: 'trains',
  type: 'array',
  dbName: 'trip_trains',
  label: 'Trains relevés',
  labels: { singular: 'Train', plural: 'Trains' },
  maxRows: 24,
  admin: closedRows({
    description:
      'De la gare de la ville jusqu’au rendez-vous, correspondances comprises. Sans relevé, le site estime et le dit.',
  }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'city',
          type: 'select',
          label: 'Ville',
          required: true,
          options: MEASURED_CITY_KEYS.map((value) => ({ value, label: MEASURED_CITIES[value].name })),
          enumName: 'trip_city',
          admin: { width: '25%' },
        },
        {
          name: 'minutes',
          type: 'number',
          label: 'Minutes jusqu’au rendez-vous',
          required: true,
          min: 1,
          max: 6000,
          admin: { width: '25%' },
        },
        {
          name: 'changes',
          type: 'number',
          label: 'Changements',
          required: true,
          min: 0,
          max: 12,
          admin: { width: '25%' },
        },
        dayField({ name: 'read_on', label: 'Relevé le', required: true, admin: { width: '25%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        kilometres('tgv_km', 'Kilomètres en TGV', '33%'),
        kilometres('intercites_km', 'En Intercités ou de nuit', '33%'),
        kilometres('ter_km', 'En TER', '33%'),
      ],
    },
    { name: 'by_night', type: 'checkbox', label: 'Train de nuit', defaultValue: false },
  ],
}

const counted = (
  name: string,
  dbName: string,
  label: string,
  singular: string,
  kinds: Array<{ value: string; label: string }>,
): Field => ({
  name,
  type: 'array',
  dbName,
  label,
  labels: { singular, plural: label },
  maxRows: 12,
  admin: closedRows(),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Sorte',
          required: true,
          options: kinds,
          enumName: `${dbName}_kind`,
          admin: { width: '50%' },
        },
        howMany('count', 'Combien'),
      ],
    },
  ],
})

const transfers: Field = {
  name: 'transfers',
  type: 'array',
  dbName: 'trip_transfers',
  label: 'Transferts sur place',
  labels: { singular: 'Transfert', plural: 'Transferts' },
  maxRows: 12,
  admin: closedRows({ description: 'Après le rendez-vous, en tout\u00a0: navettes, bateaux, retours à la gare.' }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'mode',
          type: 'select',
          label: 'Moyen',
          required: true,
          options: MODES,
          enumName: 'trip_mode',
          admin: { width: '30%' },
        },
        { name: 'label', type: 'text', label: 'De … à …', maxLength: 120, admin: { width: '30%' } },
        { ...kilometres('km', 'Kilomètres', '20%'), required: true } as Field,
        {
          name: 'occupants',
          type: 'number',
          label: 'Personnes à bord',
          min: 1,
          max: 9,
          admin: { width: '20%' },
        },
      ],
    },
  ],
}

/** What a trip emits: how one gets there, what one has on site. Nothing of it is counted here. */
export const carbonTab: Tab = {
  label: 'Trajet et carbone',
  fields: [
    {
      name: 'access',
      type: 'group',
      label: 'Y aller',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'station_name',
              type: 'text',
              label: 'Gare où mènent les trains de France',
              maxLength: 120,
              admin: {
                width: '32%',
                description:
                  'Son nom suffit\u00a0: elle se place à l’enregistrement. La carte, plus bas, place les autres.',
              },
            },
            stationAltitude,
            {
              name: 'airport_name',
              type: 'text',
              label: 'Aéroport où l’on pourrait se poser',
              maxLength: 120,
              admin: { width: '32%', description: 'Pour comparer. Vide\u00a0: l’avion n’est pas montré.' },
            },
            kilometres('airport_km', 'Km jusqu’au rendez-vous', '21%', 1000),
          ],
        },
        {
          name: 'station_map',
          type: 'ui',
          admin: { disableListColumn: true, components: { Field: '/admin/stations/station-map#StationMap' } },
        },
        {
          type: 'collapsible',
          label: 'Les coordonnées, en chiffres',
          admin: { initCollapsed: true },
          fields: [{ type: 'row', fields: [...degrees('', 'de la gare'), ...degrees('airport_', 'de l’aéroport')] }],
        },
        approach,
        trains,
      ],
    },
    {
      name: 'stay',
      type: 'group',
      label: 'Sur place',
      fields: [
        counted(
          'nights',
          'trip_nights',
          'Nuits',
          'Nuit',
          NIGHT_KINDS.map((value) => ({ value, label: NIGHT_NAMES[value] })),
        ),
        counted(
          'meals',
          'trip_meals',
          'Repas',
          'Repas',
          MEAL_KINDS.map((value) => ({ value, label: MEAL_NAMES[value] })),
        ),
        transfers,
        {
          ...kilometres('guide_km', 'Kilomètres du guide en voiture', '50%'),
          admin: { description: 'Aller et retour. Partagés par un groupe moyen.' },
        } as Field,
      ],
    },
    dayField({
      name: 'carbon_read_on',
      label: 'Relu le',
      admin: { description: 'Au-delà de douze mois, le tableau de bord le rappelle.' },
    }),
  ],
}
