import type { CollectionConfig, UIField } from 'payload'
import { DESK_ENDPOINTS } from '@/server/compose/booking/desk-calls'
import { searchBookings } from '@/server/features/desk/search-bookings'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'
import { hiddenUnless, noOne, onlyRoles, readByNoOne } from '../access/roles'
import { belongsTo } from '../fields/belongs-to'
import { dayField } from '../fields/days'
import { priceField } from '../fields/price-field'
import { quickFilters } from '../lists/quick-filters'
import { searchBy } from '../lists/search-words'
import { sayListed } from './hooks/say-listed'

/** A column of what `sayListed` gives a row, which no form shows. */
const listColumn = ({ name, label, cell }: { name: string; label: string; cell: string }): UIField => ({
  name,
  type: 'ui',
  label,
  admin: {
    condition: () => false,
    components: { Cell: `/admin/lists/listed-booking-cells#${cell}` },
  },
})

export const Reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: 'Réservation', plural: 'Réservations' },
  admin: {
    group: 'Clients',
    hideAPIURL: true,
    useAsTitle: 'number',
    defaultColumns: [
      ...['number', 'listed_customer', 'listed_departure', 'travelers_count', 'listed_paid', 'listed_owed'],
      ...['status', 'createdAt'],
    ],
    listSearchableFields: [
      'number',
      'user.email',
      'user.first_name',
      'user.last_name',
      'user.phone',
      'billing_name',
      'participants.first_name',
      'participants.last_name',
    ],
    hidden: hiddenUnless('staff'),
    description: 'Les réservations du site et celles prises par téléphone.',
    components: quickFilters(
      { label: 'En attente', where: { status: { equals: 'pending' } } },
      { label: 'Confirmées', where: { status: { equals: 'confirmed' } } },
      { label: 'Annulées', where: { status: { equals: 'canceled' } } },
    ),
  },
  defaultSort: '-createdAt',
  access: { read: onlyRoles('staff'), create: noOne, update: noOne, delete: noOne },
  endpoints: endpointsUnder('reservations', DESK_ENDPOINTS),
  hooks: {
    beforeOperation: [searchBy(async ({ words }) => ({ id: { in: await searchBookings(words) } }))],
    afterOperation: [sayListed],
  },
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/desk/reservation-desk#ReservationDesk' } },
    },
    listColumn({ name: 'listed_customer', label: 'Client', cell: 'ListedCustomer' }),
    listColumn({ name: 'listed_departure', label: 'Départ', cell: 'ListedDeparture' }),
    listColumn({ name: 'listed_paid', label: 'Réglé', cell: 'ListedPaid' }),
    listColumn({ name: 'listed_owed', label: 'Reste dû', cell: 'ListedOwed' }),
    {
      name: 'participants',
      type: 'join',
      collection: 'participants',
      on: 'reservation',
      label: 'Participants',
      admin: { allowCreate: false, defaultColumns: ['first_name', 'last_name', 'birth_date', 'email'] },
    },
    {
      name: 'payments',
      type: 'join',
      collection: 'payments',
      on: 'reservation',
      label: 'Règlements',
      admin: { allowCreate: false, defaultColumns: ['kind', 'amount_cents', 'received_at', 'reference', 'reason'] },
    },
    {
      type: 'collapsible',
      label: 'Tous les champs',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'number', type: 'text', label: 'Numéro', unique: true, index: true, admin: { width: '25%' } },
            belongsTo({ name: 'user', relationTo: 'users', label: 'Compte' }),
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'travelers_count',
              type: 'number',
              label: 'Voyageurs',
              required: true,
              min: 1,
              max: 30,
              admin: { width: '25%' },
            },
            belongsTo({ name: 'departure', relationTo: 'departures', label: 'Fiche du départ' }),
          ],
        },
        {
          type: 'row',
          fields: [
            priceField({ name: 'unit_price_cents', label: 'Prix par personne', required: true }),
            priceField({ name: 'total_cents', label: 'Total', required: true }),
            priceField({ name: 'deposit_cents', label: 'Acompte' }),
          ],
        },
        dayField({ name: 'balance_due_on', label: 'Solde à régler avant le' }),
        { name: 'options', type: 'json', label: 'Options', admin: { hidden: true } },
        {
          name: 'status',
          type: 'select',
          label: 'État',
          required: true,
          defaultValue: 'pending',
          index: true,
          options: [
            { value: 'pending', label: 'En attente' },
            { value: 'confirmed', label: 'Confirmée' },
            { value: 'canceled', label: 'Annulée' },
          ],
        },
        {
          name: 'source',
          type: 'select',
          label: 'Prise par',
          required: true,
          defaultValue: 'site',
          options: [
            { value: 'site', label: 'Le site' },
            { value: 'phone', label: 'Téléphone' },
          ],
        },
        { name: 'terms_version', type: 'text', label: 'Version des conditions' },
        { name: 'terms_accepted_at', type: 'date', label: 'Conditions acceptées le', admin: { date: INSTANT_PICKER } },
        {
          name: 'information_form_version',
          type: 'text',
          label: 'Version du formulaire d’information',
        },
        {
          name: 'information_form_sent_at',
          type: 'date',
          label: 'Formulaire envoyé le',
          admin: { date: INSTANT_PICKER },
        },
        {
          name: 'information_form_sent_to',
          type: 'text',
          label: 'Formulaire envoyé à',
          admin: { condition: (data) => Boolean(data['information_form_sent_to']) },
        },
        { name: 'confirmed_at', type: 'date', label: 'Confirmée le', admin: { date: INSTANT_PICKER } },
        { name: 'canceled_at', type: 'date', label: 'Annulée le', admin: { date: INSTANT_PICKER } },
        {
          name: 'billing_name',
          type: 'text',
          label: 'Nom de facturation',
          maxLength: 170,
          admin: {
            condition: (data) => Boolean(data['billing_name']),
            description: 'Le client a supprimé son compte : la comptabilité garde son nom dix ans.',
          },
        },
        priceField({ name: 'cancellation_fee_cents', label: 'Frais d’annulation' }),
        {
          ...priceField({
            name: 'travelers_fee_cents',
            label: 'Frais déjà gardés',
            description:
              'Ce qui est gardé pour des voyageurs annulés, des options retirées, des places cédées. Le total les comprend.',
          }),
          index: false,
          defaultValue: 0,
        },
        {
          name: 'refund_ceiling',
          type: 'number',
          label: 'Remboursé au plus (%)',
          required: true,
          defaultValue: 100,
          min: 0,
          max: 100,
          admin: {
            condition: (data) => data['refund_ceiling'] !== 100,
            description: 'Un changement de date garde l’étape du barème qui était atteinte.',
          },
        },
        {
          ...priceField({
            name: 'savings_cents',
            label: 'Économies et revente',
            required: true,
            description: 'Ce que l’agence n’a pas dépensé ou a revendu, retiré des frais d’annulation.',
          }),
          index: false,
          defaultValue: 0,
        },
        {
          ...priceField({
            name: 'indemnity_cents',
            label: 'Indemnité due',
            description:
              'Ce que l’agence doit en plus du remboursement, quand elle annule sans que la loi l’en dispense.',
          }),
          index: false,
        },
        {
          name: 'events',
          type: 'join',
          collection: 'reservation-events',
          on: 'reservation',
          label: 'Historique',
          admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'author', 'detail'] },
        },
      ],
    },
    { name: 'cart_number', type: 'number', label: 'Panier', index: true, admin: { hidden: true } },
    {
      name: 'idempotency_key',
      type: 'text',
      label: 'Clé d’unicité',
      unique: true,
      access: readByNoOne,
      admin: { hidden: true },
    },
    {
      name: 'request_hash',
      type: 'text',
      label: 'Empreinte de la demande',
      access: readByNoOne,
      admin: { hidden: true },
    },
    // The answer names the travelers: the panel reads them where their reading is recorded.
    { name: 'answer', type: 'json', label: 'Réponse donnée', access: readByNoOne, admin: { hidden: true } },
    // It is read on paper, as the customer has it.
    { name: 'contract', type: 'json', label: 'Contrat', access: readByNoOne, admin: { hidden: true } },
    { name: 'review_invited_at', type: 'date', label: 'Avis demandé le', admin: { hidden: true } },
  ],
}
