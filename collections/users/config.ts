import type { CollectionConfig } from 'payload'
import { ROLES } from '@/domain/roles'
import { env } from '@/env'
import { SESSION_SECONDS } from '@/server/accounts/session/session-cookies'
import { hasRole, hiddenUnless, isBackOffice, onlyRoles, onlyRolesField } from '../access/roles'
import { quickFilters } from '../lists/quick-filters'
import { lockBeforeUpdate } from './lock-before-update'
import { makeFirstUserAdmin } from './make-first-user-admin'
import { PANEL_ENDPOINTS } from './panel-endpoints'
import { refuseWeakPassword } from './refuse-weak-password'

const ROLE_LABELS = {
  customer: 'Client',
  guide: 'Guide',
  marketer: 'Marketing',
  staff: 'Agence',
  admin: 'Administration',
} as const

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // A lock would let a stranger keep a customer out: rate limits slow guessing down instead.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env().SITE_URL.startsWith('https:') },
  },
  admin: {
    group: 'Agence',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'first_name', 'last_name', 'role', 'createdAt'],
    listSearchableFields: ['email', 'first_name', 'last_name'],
    hidden: hiddenUnless('staff'),
    description:
      'Les comptes des clients et de l’équipe. Un guide voit ses départs si son profil public est lié à son compte.',
    components: quickFilters(
      { label: 'Équipe', where: { role: { not_equals: 'customer' } } },
      { label: 'Guides', where: { role: { equals: 'guide' } } },
      { label: 'Clients', where: { role: { equals: 'customer' } } },
    ),
  },
  access: {
    admin: ({ req }) => isBackOffice(req.user),
    read: ({ req }) => {
      if (hasRole(req.user, 'staff')) return true
      return isBackOffice(req.user) && req.user ? { id: { equals: req.user.id } } : false
    },
    create: onlyRoles('staff'),
    update: ({ req }) => {
      if (hasRole(req.user, 'staff')) return true
      return isBackOffice(req.user) && req.user ? { id: { equals: req.user.id } } : false
    },
    delete: onlyRoles(),
    unlock: onlyRoles('staff'),
  },
  disableDuplicate: true,
  endpoints: PANEL_ENDPOINTS,
  hooks: { beforeOperation: [lockBeforeUpdate], beforeValidate: [makeFirstUserAdmin, refuseWeakPassword] },
  fields: [
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
        { name: 'first_name', type: 'text', label: 'Prénom', maxLength: 80 },
        { name: 'last_name', type: 'text', label: 'Nom', maxLength: 80 },
      ],
    },
    { name: 'phone', type: 'text', label: 'Téléphone', maxLength: 20, admin: { description: 'Au format +33…' } },
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
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'deleted_at',
      type: 'date',
      label: 'Compte supprimé le',
      access: { create: onlyRolesField(), update: onlyRolesField() },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.deleted_at) },
    },
  ],
}
