import type { Role } from '@/domain/accounts/roles'

/** Who sees what is measured. */
export const MEASURED_ROLES: Role[] = ['marketer', 'staff', 'admin']
