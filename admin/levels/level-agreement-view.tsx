import '../audience/audience.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { LevelAgreementPage } from './level-agreement-page'
import { LEVEL_ROLES } from './level-roles'

const TITLE = 'Accord par niveau'

/** How trips felt to who made them, at /admin/niveaux. */
export const LevelAgreementView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/niveaux" roles={LEVEL_ROLES}>
    <Gutter className="audience">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Ce que les voyageurs répondent après leur aventure{'\u00a0'}: trop facile, juste ou trop dur. Des totaux, sans
        aucun nom{'\u00a0'}; la réponse ne paraît pas sur le site.
      </p>
      <LevelAgreementPage />
    </Gutter>
  </PanelView>
)
