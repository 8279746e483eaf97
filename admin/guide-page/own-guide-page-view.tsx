import './guide-page.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { OwnGuidePage } from './own-guide-page'

const TITLE = 'Ma page de guide'

/** Where a guide proposes the text of his or her page, at /admin/ma-page. */
export const OwnGuidePageView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/ma-page" roles={['guide']}>
    <Gutter className="guide-page">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <OwnGuidePage />
    </Gutter>
  </PanelView>
)
