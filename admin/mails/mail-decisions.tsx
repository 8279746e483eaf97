'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sendScheduledMail, skipScheduledMail, type DeskMail } from '@/contract/scheduled-mails'
import { SCHEDULED_MAIL_NAMES } from '@/domain/reservations/scheduled-mail-words'
import { callPanel } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

type MailDecisionsProps = { mail: DeskMail; onDone: () => void }

const readerOf = ({ to_name: name, to_email: email }: DeskMail): string => name ?? email ?? 'cette personne'

/** On a planned mail: sent at once, or not at all, each once it is said again. */
export const MailDecisions = ({ mail, onDone }: MailDecisionsProps) => {
  const [opened, setOpened] = useState<'send' | 'skip' | null>(null)
  const [reason, setReason] = useState('')
  const params = { id: mail.id }
  const close = () => setOpened(null)
  const name = `«\u00a0${SCHEDULED_MAIL_NAMES[mail.kind]}\u00a0» à ${readerOf(mail)}`
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      <div className="desk__actions">
        {(['send', 'skip'] as const).map((action) => (
          <Button
            key={action}
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={`${LABELS[action]}\u00a0: ${name}`}
            extraButtonProps={{ 'aria-expanded': opened === action }}
            onClick={() => setOpened(opened === action ? null : action)}
          >
            {LABELS[action]}
          </Button>
        ))}
      </div>
      {opened === 'send' && (
        <DeskForm
          title="Envoyer sans attendre"
          lead={`${name} part tout de suite, et ne partira pas une seconde fois.`}
          submit="Envoyer maintenant"
          onSubmit={async () => {
            await callPanel(sendScheduledMail, { params })
            return 'Le courriel part.'
          }}
          onDone={done}
          onClose={close}
        />
      )}
      {opened === 'skip' && (
        <DeskForm
          title="Ne pas envoyer"
          lead={`${name} ne partira pas.`}
          submit="Ne pas envoyer"
          onSubmit={async () => {
            await callPanel(skipScheduledMail, { params, body: { reason } })
            return 'Le courriel ne partira pas.'
          }}
          onDone={done}
          onClose={close}
        >
          <DeskField label="Motif, pour l’agence" required maxLength={300} value={reason} onChange={setReason} />
        </DeskForm>
      )}
    </>
  )
}

const LABELS = { send: 'Envoyer', skip: 'Ne pas envoyer' }
