import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'

export const MAILS_ROLES: Role[] = ['staff', 'admin']

/** The way to the mails that leave at their hour, at the end of the navigation of who may see them. */
export const MailsLink = ({ user }: ServerProps) =>
  user && MAILS_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/courriels">
      <span>Courriels prévus</span>
    </Link>
  ) : null
