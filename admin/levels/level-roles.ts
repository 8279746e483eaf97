import type { Role } from '@/domain/accounts/roles'

/** Who sees how trips felt. */
export const LEVEL_ROLES: Role[] = ['staff', 'admin']
