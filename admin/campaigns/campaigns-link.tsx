import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { CAMPAIGNS_PATH } from './campaigns-path'

/** The link to the campaigns in the navigation, for roles that may edit them. */
export const CampaignsLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href={CAMPAIGNS_PATH}>
      <span>Campagnes</span>
    </Link>
  ) : null
