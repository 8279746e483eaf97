/** Roles a user can have, from the least to the most trusted. */
export const ROLES = ['customer', 'guide', 'marketer', 'staff', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Roles that may enter the admin panel. */
export const BACK_OFFICE_ROLES = ['guide', 'marketer', 'staff', 'admin'] as const satisfies Role[]
