import type { Tab } from 'payload'
import { readRouteParts, restoreRoute } from '@/domain/routes/route'
import { closedRows } from '../fields/closed-rows'

export const journeyTab: Tab = {
  label: 'Itinéraire et accès',
  fields: [
    {
      name: 'route',
      type: 'json',
      label: 'Tracé',
      hooks: { beforeChange: [({ value }) => restoreRoute(value)] },
      validate: (value) =>
        value === null ||
        value === undefined ||
        readRouteParts(value).length > 0 ||
        'Une liste de points [longitude, latitude, altitude], dans l’ordre de la marche, ou une liste par partie.',
      admin: {
        description:
          'Points [longitude, latitude, altitude en mètres], dans l’ordre de la marche. Une navette sépare deux parties\u00a0: une liste de points pour chacune.',
        components: { Field: '/admin/route/route-input#RouteInput' },
      },
    },
    {
      name: 'stages',
      type: 'array',
      label: 'Étapes',
      labels: { singular: 'Étape', plural: 'Étapes' },
      maxRows: 40,
      admin: closedRows({
        description: 'Les lieux marqués sur la carte, dans l’ordre de la marche. Le tracé, plus haut, les place.',
        rowLabel: '/admin/route/stage-row-label#StageRowLabel',
      }),
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: 'Lieu', required: true, maxLength: 120, admin: { width: '40%' } },
            {
              name: 'longitude',
              type: 'number',
              label: 'Longitude',
              required: true,
              min: -180,
              max: 180,
              admin: { width: '20%' },
            },
            {
              name: 'latitude',
              type: 'number',
              label: 'Latitude',
              required: true,
              min: -90,
              max: 90,
              admin: { width: '20%' },
            },
            { name: 'elevation_m', type: 'number', label: 'Altitude (m)', required: true, admin: { width: '20%' } },
          ],
        },
        { name: 'day', type: 'number', label: 'Fin du jour', min: 1, max: 15 },
      ],
    },
    { name: 'station', type: 'text', label: 'Gare ou port d’arrivée', maxLength: 120 },
    { name: 'meeting_point', type: 'text', label: 'Rendez-vous', maxLength: 300 },
    {
      name: 'journeys',
      type: 'array',
      label: 'Venir en train',
      labels: { singular: 'Trajet', plural: 'Trajets' },
      maxRows: 10,
      admin: closedRows(),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'city',
              type: 'text',
              label: 'Ville de départ',
              required: true,
              maxLength: 80,
              admin: { width: '50%' },
            },
            { name: 'duration', type: 'text', label: 'Durée', required: true, maxLength: 40, admin: { width: '50%' } },
          ],
        },
        {
          name: 'legs',
          type: 'array',
          label: 'Correspondances',
          labels: { singular: 'Correspondance', plural: 'Correspondances' },
          maxRows: 10,
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'time', type: 'text', label: 'Heure', required: true, maxLength: 20, admin: { width: '20%' } },
                { name: 'place', type: 'text', label: 'Lieu', required: true, maxLength: 120, admin: { width: '40%' } },
                { name: 'note', type: 'text', label: 'Précision', maxLength: 160, admin: { width: '40%' } },
              ],
            },
          ],
        },
      ],
    },
  ],
}
