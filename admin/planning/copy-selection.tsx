'use client'

import './planning.css'
import { Link, useAuth, useListDrawerContext, useSelection } from '@payloadcms/ui'
import { formatCount } from '@/domain/plural'
import { PLANNING_PATHS } from './planning-paths'

/** Above the list of departures, for the agency: to the planning, and to copies of those that are ticked. */
export const CopySelection = () => {
  const { user } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const { selected } = useSelection()
  if (isInDrawer || !['staff', 'admin'].includes(String(user?.['role']))) return null
  const ids = [...selected].flatMap(([id, isTicked]) => (isTicked ? [Number(id)] : []))
  return (
    <p className="planning__links">
      <Link href={PLANNING_PATHS.planning}>Voir l’agenda des départs</Link>
      {ids.length > 0 && <Link href={PLANNING_PATHS.copy(ids)}>{`Copier ${formatCount(ids.length, 'départ')}`}</Link>}
      {ids.length === 0 && <span>Coche des départs pour les copier.</span>}
    </p>
  )
}
