import type { Role } from '@/domain/accounts/roles'

export const isStaffRole = (role: Role): boolean => role === 'staff' || role === 'admin'
