import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { BACK_OFFICE_ROLES, type Role } from '@/domain/accounts/roles'

const roleOf = (user: PayloadRequest['user']): Role | null => user?.role ?? null

/** Whether the signed-in user has one of these roles; administrators have them all. */
export const hasRole = (user: PayloadRequest['user'], ...roles: Role[]): boolean => {
  const role = roleOf(user)
  return role === 'admin' || (role !== null && roles.includes(role))
}

export const isBackOffice = (user: PayloadRequest['user']): boolean => hasRole(user, ...BACK_OFFICE_ROLES)

export const onlyRoles =
  (...roles: Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles)

export const onlyRolesField =
  (...roles: Role[]): FieldAccess =>
  ({ req }) =>
    hasRole(req.user, ...roles)

/** Hides a collection from the navigation of those who have none of these roles. */
export const hiddenUnless =
  (...roles: Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !hasRole(user as PayloadRequest['user'], ...roles)

export const noOne: Access = () => false

/** What a customer writes is the customer's: the panel shows it and rewrites none of it. */
export const writtenOnce: { update: FieldAccess } = { update: () => false }

/** What only the site's own statements use: neither the panel nor Payload's REST answers it, or takes it in a query. */
export const readByNoOne: { read: FieldAccess } = { read: () => false }

/** The agency edits, marketers may look: what the catalogue is made of. */
export const catalogueAccess = {
  read: onlyRoles('staff', 'marketer'),
  readVersions: onlyRoles('staff', 'marketer'),
  create: onlyRoles('staff'),
  update: onlyRoles('staff'),
  delete: onlyRoles('staff'),
}

/** Marketers and the agency edit: categories, selections, pictures. */
export const marketingAccess = {
  read: onlyRoles('staff', 'marketer'),
  readVersions: onlyRoles('staff', 'marketer'),
  create: onlyRoles('staff', 'marketer'),
  update: onlyRoles('staff', 'marketer'),
  delete: onlyRoles('staff', 'marketer'),
}

/** The agency alone. */
export const staffAccess = {
  read: onlyRoles('staff'),
  readVersions: onlyRoles('staff'),
  create: onlyRoles('staff'),
  update: onlyRoles('staff'),
  delete: onlyRoles('staff'),
}
