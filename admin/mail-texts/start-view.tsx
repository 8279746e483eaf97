import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { MailKinds } from './mail-kinds'

const TITLE = 'Changer un mail'

/** « Créer » on the texts of mails: a version is of a mail, which is chosen first. */
export const StartMailTextView = ({ initPageResult: { permissions, req } }: AdminViewServerProps) => {
  if (!permissions.collections?.['mail-texts']?.create) notFound()
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Textes des mails', url: PANEL_PATHS.list('mail-texts') }, { label: TITLE }]} />
      <h1>{TITLE}</h1>
      <MailKinds payload={req.payload} user={req.user} />
    </Gutter>
  )
}
