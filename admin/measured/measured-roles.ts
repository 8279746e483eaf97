import type { Role } from '@/domain/roles'

/** Who sees what is measured. */
export const MEASURED_ROLES: Role[] = ['marketer', 'staff', 'admin']
