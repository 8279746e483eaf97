import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'

/** Who counts: reads the factors, adds a version, looks at trips again. */
export const CARBON_ROLES: Role[] = ['staff', 'admin']

/** The way to the factors of carbon, at the end of the navigation of who may add one. */
export const CarbonLink = ({ user }: ServerProps) =>
  user && CARBON_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/carbone">
      <span>Carbone</span>
    </Link>
  ) : null
