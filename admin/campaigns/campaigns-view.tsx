import '../audience/audience.css'
import './campaigns.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { MEASURED_ROLES } from '../measured/measured-roles'
import { CampaignsPage } from './campaigns-page'
import { CAMPAIGNS_PATH } from './campaigns-path'

const TITLE = 'Campagnes'

/** The agency's own campaigns and what is counted of them, at /admin/campagnes. */
export const CampaignsView = (view: AdminViewServerProps) => (
  <PanelView view={view} path={CAMPAIGNS_PATH} roles={MEASURED_ROLES}>
    <Gutter className="audience campaigns">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Une campagne a un code, et des liens qui le portent{'\u00a0'}: dans une lettre, une annonce, chez un partenaire.
        Le site compte qui arrive par eux, sans cookie et sans reconnaître personne d’un jour à l’autre.
      </p>
      <CampaignsPage siteUrl={view.initPageResult.req.payload.config.serverURL} />
    </Gutter>
  </PanelView>
)
