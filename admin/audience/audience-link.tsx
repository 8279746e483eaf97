import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from '../measured/measured-roles'

/** The way to the audience of the site, at the end of the navigation of who may see it. */
export const AudienceLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/frequentation">
      <span>Fréquentation</span>
    </Link>
  ) : null
