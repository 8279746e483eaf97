import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from './measured-roles'

/** The way to what is measured, at the end of the navigation of who may see it. */
export const MeasuredLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/mesure">
      <span>Ce qui est mesuré</span>
    </Link>
  ) : null
