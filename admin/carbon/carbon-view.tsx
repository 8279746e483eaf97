import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { CARBON_ROLES } from './carbon-link'
import { CarbonDeskPage } from './carbon-desk-page'

const TITLE = 'Carbone'

/** What trips are counted with, and those to look at again, at /admin/carbone. */
export const CarbonView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/carbone" roles={CARBON_ROLES}>
    <Gutter className="carbon">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <CarbonDeskPage />
    </Gutter>
  </PanelView>
)
