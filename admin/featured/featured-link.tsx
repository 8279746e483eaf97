import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { FEATURED_PATH } from './featured-path'

/** The way to the trips that are put forward, at the end of the navigation of who may choose them. */
export const FeaturedLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href={FEATURED_PATH}>
      <span>À la une</span>
    </Link>
  ) : null
