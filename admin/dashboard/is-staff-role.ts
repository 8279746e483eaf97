import type { Role } from '@/domain/roles'

export const isStaffRole = (role: Role): boolean => role === 'staff' || role === 'admin'
