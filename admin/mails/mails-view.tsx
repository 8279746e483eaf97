import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../components/panel-view'
import { MAILS_ROLES } from './mails-link'
import { MailsPage } from './mails-page'

const TITLE = 'Courriels prévus'

/** What is written at its hour about reservations, at /admin/courriels. */
export const MailsView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/courriels" roles={MAILS_ROLES}>
    <Gutter className="mails">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Chaque courriel part une fois, à son heure à Paris. Ce qui n’a plus de raison d’être ne part pas, et dit
        pourquoi.
      </p>
      <MailsPage />
    </Gutter>
  </PanelView>
)
