import './planning.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { PanelView } from '../components/panel-view'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { CopyPage } from './copy-page'
import { PLANNING_PATHS } from './planning-paths'

const TITLE = 'Copier des départs'

/** Makes copies of departures, seen before they are made, at /admin/copier-des-departs. */
export const CopyView = (view: AdminViewServerProps) => {
  const asked = view.searchParams?.['ids']
  const ids = (typeof asked === 'string' ? asked : '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const numbers = ids.map(Number)
  return (
    <PanelView view={view} path={PLANNING_PATHS.copy(numbers)} roles={['staff', 'admin']}>
      <Gutter className="planning">
        <SetStepNav nav={[{ label: 'Départs', url: PANEL_PATHS.list('departures') }, { label: TITLE }]} />
        <h1>{TITLE}</h1>
        <p>
          Une copie a le prix, la capacité, le minimum et le guide de son modèle. Elle part sans inscrit ni
          confirmation. Rien n’est créé avant que tu l’aies vu.
        </p>
        {numbers.length === 0 ? (
          <p role="status">Choisis d’abord un ou plusieurs départs dans leur liste.</p>
        ) : (
          <CopyOf ids={numbers} req={view.initPageResult.req} />
        )}
      </Gutter>
    </PanelView>
  )
}

/** Repetitions come after their model, which may be far away. */
const CopyOf = async ({ ids, req }: { ids: number[]; req: PayloadRequest }) => {
  const { docs } = await req.payload.find({
    collection: 'departures',
    where: { id: { in: ids } },
    ...{ sort: '-departure_start', limit: 1, depth: 0 },
    ...{ overrideAccess: false, req, select: { departure_start: true } },
  })
  const last = docs[0]?.departure_start
  return <CopyPage ids={ids} modelsUntil={last === undefined ? null : calendarDayInParis(new Date(last))} />
}
