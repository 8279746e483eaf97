import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'

export const JOBS_ROLES: Role[] = ['staff', 'admin']

/** The link to the page of jobs, at the end of the navigation, for the roles that may open it. */
export const JobsLink = ({ user }: ServerProps) =>
  user && JOBS_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/taches">
      <span>Tâches</span>
    </Link>
  ) : null
