import './planning.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { PlanningPage } from './planning-page'
import { PLANNING_PATHS } from './planning-paths'

const TITLE = 'Agenda des départs'

/** Who leads what and when, at /admin/agenda. */
export const PlanningView = (view: AdminViewServerProps) => (
  <PanelView view={view} path={PLANNING_PATHS.planning} roles={['staff', 'admin']}>
    <Gutter className="planning">
      <SetStepNav nav={[{ label: TITLE }]} />
      <PlanningPage title={TITLE} />
    </Gutter>
  </PanelView>
)
