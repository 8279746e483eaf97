import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { FEATURED_PATH } from './featured-path'

/** The link to the featured trips in the navigation, for roles that may order them. */
export const FeaturedLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href={FEATURED_PATH}>
      <span>À la une</span>
    </Link>
  ) : null
