import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/roles'

export const JOBS_ROLES: Role[] = ['staff', 'admin']

/** The way to what the worker does, at the end of the navigation of who may see it. */
export const JobsLink = ({ user }: ServerProps) =>
  user && JOBS_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/taches">
      <span>Tâches</span>
    </Link>
  ) : null
