import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { PLANNING_PATHS } from './planning-paths'

/** The way to the planning of departures, at the end of the navigation of the agency. */
export const PlanningLink = ({ user }: ServerProps) =>
  user && ['staff', 'admin'].includes(user.role) ? (
    <Link className="nav__link" href={PLANNING_PATHS.planning}>
      <span>Agenda des départs</span>
    </Link>
  ) : null
