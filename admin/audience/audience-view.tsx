import './audience.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { AudiencePage } from './audience-page'

const TITLE = 'Fréquentation'

/** The site's own counter, at /admin/frequentation. */
export const AudienceView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/frequentation" roles={MEASURED_ROLES}>
    <Gutter className="audience">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Des totaux, et rien d’autre{'\u00a0'}: le compteur n’a ni cookie, ni adresse, ni visiteur qu’il reconnaîtrait
        d’un jour à l’autre. Robots et personnes qui s’y opposent ne sont pas comptés. Un visiteur qui revient le
        lendemain est un autre visiteur.
      </p>
      <AudiencePage />
    </Gutter>
  </PanelView>
)
