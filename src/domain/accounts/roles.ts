/** Roles a user can have, from the least to the most trusted. */
export const ROLES = ['customer', 'guide', 'marketer', 'staff', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Roles that may enter the admin panel. */
export const BACK_OFFICE_ROLES = ['guide', 'marketer', 'staff', 'admin'] as const satisfies Role[]

/** Whether a role is one of the back office's. */
export const isTeamRole = (role: string): role is (typeof BACK_OFFICE_ROLES)[number] =>
  BACK_OFFICE_ROLES.some((one) => one === role)

/** What a role is called. */
export const ROLE_LABELS: Record<Role, string> = {
  customer: 'Client',
  guide: 'Guide',
  marketer: 'Marketing',
  staff: 'Agence',
  admin: 'Administration',
}
