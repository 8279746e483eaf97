import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { CAMPAIGNS_PATH } from './campaigns-path'

/** The way to the campaigns, at the end of the navigation of who may make them. */
export const CampaignsLink = ({ user }: ServerProps) =>
  user && MEASURED_ROLES.includes(user.role) ? (
    <Link className="nav__link" href={CAMPAIGNS_PATH}>
      <span>Campagnes</span>
    </Link>
  ) : null
