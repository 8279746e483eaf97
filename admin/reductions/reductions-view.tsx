import '../planning/planning.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { PanelView } from '../components/panel-view'
import { PLANNING_PATHS } from '../planning/planning-paths'
import { ReductionsPage } from './reductions-page'

const TITLE = 'Baisser des prix'

/** Departures that are listed to choose from: a large agency's season. */
const MOST_LISTED = 400

/** Announces one reduction for several departures, seen before it is made, at /admin/baisser-des-prix. */
export const ReductionsView = (view: AdminViewServerProps) => {
  const asked = view.searchParams?.['ids']
  const ids = (typeof asked === 'string' ? asked : '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const numbers = ids.map(Number)
  return (
    <PanelView view={view} path={PLANNING_PATHS.reduce(numbers)} roles={['marketer', 'staff', 'admin']}>
      <Gutter className="planning">
        <SetStepNav nav={[{ label: 'Départs', url: PANEL_PATHS.list('departures') }, { label: TITLE }]} />
        <h1>{TITLE}</h1>
        <p>
          Le site montre le nouveau prix et, à côté, le plus bas des 30 jours d’avant, comme la loi le veut. Les
          réservations déjà faites gardent leur prix.
        </p>
        <ChosenFromAll ids={numbers} req={view.initPageResult.req} />
      </Gutter>
    </PanelView>
  )
}

const ChosenFromAll = async ({ ids, req }: { ids: number[]; req: PayloadRequest }) => {
  const tomorrow = `${calendarDayInParis(new Date())}T23:59:59.999Z`
  const { docs } = await req.payload.find({
    collection: 'departures',
    where: { departure_start: { greater_than: tomorrow }, status: { not_equals: 'canceled' } },
    ...{ sort: 'departure_start', limit: MOST_LISTED, depth: 0 },
    ...{ overrideAccess: false, req, select: { title: true } },
  })
  const departures = docs.map(({ id, title }) => ({ id, title: title ?? `Départ ${String(id)}` }))
  return <ReductionsPage departures={departures} chosenAtFirst={ids} />
}
