import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'

export const BANK_ROLES: Role[] = ['staff', 'admin']

/** The way to the bank's statements, at the end of the navigation of who may see them. */
export const BankLink = ({ user }: ServerProps) =>
  user && BANK_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/releves">
      <span>Relevés de banque</span>
    </Link>
  ) : null
