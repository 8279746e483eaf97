import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { SecondFactorPage } from './second-factor-page'

/** One's own second factor, at /admin/second-facteur. */
export const SecondFactorView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/second-facteur">
    <SecondFactorPage />
  </PanelView>
)
