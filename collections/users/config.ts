import {
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Endpoint,
} from 'payload'
import { MOST_ADDRESS } from '@/domain/accounts/address-limit'
import { ROLE_LABELS, ROLES } from '@/domain/accounts/roles'
import { env } from '@/env'
import type { User } from '@/payload-types'
import { DESK_ENDPOINTS } from '@/server/compose/booking/desk-calls'
import { PANEL_SIGN_IN_ENDPOINTS } from '@/server/features/accounts/panel/calls'
import { searchAccounts } from '@/server/features/accounts/panel/search-accounts'
import { TEAM_ENDPOINTS } from '@/server/features/accounts/team/calls'
import { isLastAdmin, LAST_ADMIN } from '@/server/features/accounts/team/is-last-admin'
import { SECOND_FACTOR_ENDPOINTS } from '@/server/features/sign-in/second-factor/calls'
import { isSessionOver } from '@/server/features/sign-in/session/is-session-over'
import { CUSTOMER_SESSION } from '@/server/features/sign-in/session/session-limits'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { MESSAGES } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { hasRole, hiddenUnless, isBackOffice, noOne, onlyRoles, onlyRolesField } from '../access/roles'
import { quickFilters } from '../lists/quick-filters'
import { searchBy } from '../lists/search-words'
import { guardAccountChange } from './guard-account-change'
import { lockBeforeUpdate } from './lock-before-update'
import { refuseWeakPassword } from './refuse-weak-password'
import { tellAccountChange } from './tell-account-change'
import { INSTANT } from '../fields/days'
import { validateEmailAddress } from '../fields/validate-email-address'
import { validatePersonName } from '../fields/validate-person-name'

/** Somebody must be left who administers the site. */
const refuseLastAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin({ req, userId: Number(id) })) throw new APIError(LAST_ADMIN, 409, null, true)
  const { headers, user } = req
  logSecurityEvent({
    event: 'account_deleted',
    outcome: 'done',
    headers,
    userId: user?.id,
    target: `users/${String(id)}`,
  })
}

/**
 * Payload's own check of a token asks only that its session be among those of the account, however old: what has had its
 * time is not among them, for the site, the panel and the documents alike.
 */
const leaveOutEndedSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  if (!doc.sessions) return doc
  const now = new Date()
  return { ...doc, sessions: doc.sessions.filter((session) => !isSessionOver({ session, role: doc.role, now })) }
}

const closed = (): Response => Response.json({ errors: [{ message: MESSAGES.notFound }] }, { status: 404 })

/** Payload's calls that are nobody's here: the first account is made by a command, passwords are chosen by our links. */
const CLOSED_CALLS = (
  ['/reset-password', '/first-register', '/unlock', '/verify/:id', '/:id/api-key/reveal'] as const
).map((path): Endpoint => ({ method: 'post', path, handler: closed }))

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  auth: {
    tokenExpiration: CUSTOMER_SESSION.idle,
    // A lock would let a stranger keep a customer out: rate limits slow guessing down instead.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env().SITE_URL.startsWith('https:') },
  },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'first_name', 'last_name', 'role', 'createdAt'],
    listSearchableFields: ['email', 'first_name', 'last_name', 'phone'],
    hidden: hiddenUnless('staff'),
    description:
      'Les comptes des clients et de l’équipe. Un guide voit ses départs si son profil public est lié à son compte.',
    components: {
      beforeListTable: [
        '/admin/accounts/invite-account#InviteAccount',
        ...quickFilters(
          { label: 'Équipe', where: { role: { not_equals: 'customer' } } },
          { label: 'Guides', where: { role: { equals: 'guide' } } },
          { label: 'Clients', where: { role: { equals: 'customer' } } },
        ).beforeListTable,
      ],
    },
  },
  access: {
    admin: ({ req }) => isBackOffice(req.user),
    read: ({ req }) => {
      if (hasRole(req.user, 'staff')) return true
      return isBackOffice(req.user) && req.user ? { id: { equals: req.user.id } } : false
    },
    // Accounts are opened by sign-up, by a booking on the phone, or by an invitation: none of them asks for a password.
    create: noOne,
    update: ({ req }) => {
      if (!req.user || !isBackOffice(req.user)) return false
      if (hasRole(req.user)) return true
      const own = { id: { equals: req.user.id } }
      return hasRole(req.user, 'staff') ? { or: [own, { role: { equals: 'customer' } }] } : own
    },
    delete: onlyRoles(),
    unlock: noOne,
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  disableBulkDelete: true,
  endpoints: [
    ...endpointsUnder('users', [
      ...PANEL_SIGN_IN_ENDPOINTS,
      ...SECOND_FACTOR_ENDPOINTS,
      ...TEAM_ENDPOINTS,
      ...DESK_ENDPOINTS,
    ]),
    ...CLOSED_CALLS,
  ],
  hooks: {
    afterRead: [leaveOutEndedSessions],
    beforeOperation: [
      searchBy(async ({ words }) => ({ id: { in: await searchAccounts(words) } })),
      lockBeforeUpdate,
      guardAccountChange,
    ],
    beforeValidate: [refuseWeakPassword],
    beforeDelete: [refuseLastAdminDeletion],
    afterChange: [tellAccountChange],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      validate: validateEmailAddress,
      unique: true,
      access: {
        create: onlyRolesField(),
        // Who asks what may be changed of a document names it by the document alone.
        update: ({ req, id, doc }) => hasRole(req.user) && req.user?.id !== (id ?? doc?.id),
      },
    },
    {
      // Payload's panel hides its password fields from who may not write this one: nobody may, a link is sent.
      name: 'password',
      type: 'text',
      virtual: true,
      admin: { hidden: true, disableListColumn: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'password_link',
      type: 'ui',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: { Field: '/admin/accounts/password-link#PasswordLink' },
      },
    },
    {
      name: 'second_factor',
      type: 'ui',
      label: 'Double authentification',
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/second-factor/second-factor-field#SecondFactorField' },
      },
    },
    {
      name: 'open_sessions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: { Field: '/admin/accounts/open-sessions#OpenSessions' },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: 'Rôle',
      required: true,
      defaultValue: 'customer',
      index: true,
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: onlyRolesField(), update: onlyRolesField() },
      admin: { position: 'sidebar', description: 'Seule l’administration change les rôles.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'first_name', type: 'text', label: 'Prénom', maxLength: 80, validate: validatePersonName },
        { name: 'last_name', type: 'text', label: 'Nom', maxLength: 80, validate: validatePersonName },
      ],
    },
    { name: 'phone', type: 'text', label: 'Téléphone', maxLength: 20, admin: { description: 'Au format +33…' } },
    {
      name: 'billing_address',
      type: 'textarea',
      label: 'Adresse postale',
      maxLength: MOST_ADDRESS,
      admin: { description: 'Imprimée sur les factures à venir. Le client l’écrit aussi dans son compte.' },
    },
    { name: 'avatar_url', type: 'text', label: 'Portrait (adresse)', maxLength: 500 },
    {
      name: 'provider',
      type: 'select',
      label: 'Inscription par',
      required: true,
      defaultValue: 'email',
      options: [
        { value: 'email', label: 'E-mail' },
        { value: 'google_oauth2', label: 'Google' },
        { value: 'facebook', label: 'Facebook' },
      ],
      access: { create: onlyRolesField(), update: onlyRolesField() },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'sign_in_count',
      type: 'number',
      label: 'Connexions',
      required: true,
      defaultValue: 0,
      access: { create: onlyRolesField(), update: onlyRolesField() },
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'newsletter', type: 'checkbox', label: 'Abonné à la newsletter', defaultValue: false },
    {
      name: 'favourite_alerts',
      type: 'checkbox',
      label: 'Alertes sur ses favoris',
      defaultValue: true,
      admin: { description: 'Un e-mail par jour au plus quand un favori a de nouvelles dates.' },
    },
    {
      name: 'basket_reminders',
      type: 'checkbox',
      label: 'Rappel de panier inachevé',
      defaultValue: false,
      admin: { description: 'Une fois, après 24 heures, si le client l’a demandé.' },
    },
    {
      name: 'bookings',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/accounts/account-bookings#AccountBookings' } },
    },
    { name: 'favourite_news_seen_at', type: 'date', label: 'Nouveautés des favoris vues le', admin: { hidden: true } },
    { name: 'favourite_mailed_at', type: 'date', label: 'Dernière alerte envoyée le', admin: { hidden: true } },
    {
      name: 'referral',
      type: 'text',
      label: 'Provenance',
      maxLength: 200,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'email_verified_at',
      type: 'date',
      label: 'Adresse prouvée le',
      access: { create: onlyRolesField(), update: onlyRolesField() },
      admin: { ...INSTANT, readOnly: true },
    },
    {
      name: 'deleted_at',
      type: 'date',
      label: 'Compte supprimé le',
      // An account is ended by its owner, or deleted: nobody dates that by hand.
      access: { create: () => false, update: () => false },
      admin: { ...INSTANT, readOnly: true, condition: (data) => Boolean(data.deleted_at) },
    },
  ],
}
