import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { JOBS_ROLES } from './jobs-link'
import { JobsPage } from './jobs-page'

const TITLE = 'Tâches'

/** What the worker has to do, does, and could not do, at /admin/taches. */
export const JobsView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/taches" roles={JOBS_ROLES}>
    <Gutter className="jobs">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Ce que le site fait de lui-même{'\u00a0'}: encaisser, écrire, publier, mettre à jour. Une tâche qui échoue est
        refaite plus tard, de plus en plus rarement. Ce qui a échoué pour de bon attend ta décision.
      </p>
      <JobsPage />
    </Gutter>
  </PanelView>
)
