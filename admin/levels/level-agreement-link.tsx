import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { LEVEL_ROLES } from './level-roles'

/** The way to how trips felt, at the end of the navigation of who may see it. */
export const LevelAgreementLink = ({ user }: ServerProps) =>
  user && LEVEL_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/niveaux">
      <span>Accord par niveau</span>
    </Link>
  ) : null
