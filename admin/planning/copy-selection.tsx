'use client'

import './planning.css'
import { Link, useAuth, useListDrawerContext, useSelection } from '@payloadcms/ui'
import { formatCount } from '@/domain/text/plural'
import { PLANNING_PATHS } from './planning-paths'

/** Above the list of departures: to the planning and to copies of those that are ticked, for the agency; to reductions, also for marketers. */
export const CopySelection = () => {
  const { user } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const { selected } = useSelection()
  const role = String(user?.['role'])
  if (isInDrawer || !['marketer', 'staff', 'admin'].includes(role)) return null
  const ids = [...selected].flatMap(([id, isTicked]) => (isTicked ? [Number(id)] : []))
  return (
    <p className="planning__links">
      {role !== 'marketer' && (
        <>
          <Link href={PLANNING_PATHS.planning}>Voir l’agenda des départs</Link>
          {ids.length > 0 && (
            <Link href={PLANNING_PATHS.copy(ids)}>{`Copier ${formatCount(ids.length, 'départ')}`}</Link>
          )}
          {ids.length === 0 && <span>Coche des départs pour les copier.</span>}
        </>
      )}
      <Link href={PLANNING_PATHS.reduce(ids)}>
        {ids.length > 0 ? `Baisser le prix de ${formatCount(ids.length, 'départ')}` : 'Baisser des prix'}
      </Link>
    </p>
  )
}
