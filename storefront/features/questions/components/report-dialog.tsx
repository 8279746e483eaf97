'use client'

import { useState } from 'react'
import { withDe } from '@/domain/text/elision'
import { REPORT_MAX_LENGTH } from '@/domain/contact/message-rules'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { showToast } from '@/storefront/ui/toast-store'
import { sendReport } from '../api/message-calls'

type ReportDialogProps = { expeditionId: number; messageId: number; author: string; onClose: () => void }

export const ReportDialog = ({ expeditionId, messageId, author, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async () => {
      setError(undefined)
      await sendReport({ expeditionId, messageId, reason })
      showToast({ tone: 'info', message: 'Merci, l’équipe va relire ce message.' })
      onClose()
    },
    onRefusal: (refusal) => setError(refusal.summary),
  })
  return (
    <Dialog open onClose={onClose} title="Signaler ce message">
      <form className="stack" onSubmit={submit} noValidate>
        <p className="soft as-typed">
          L’équipe relira le message {withDe(author)}. Personne ne saura que c’est toi qui l’as signalé.
        </p>
        <TextareaField
          label="Qu’est-ce qui ne va pas&nbsp;? (facultatif)"
          rows={3}
          value={reason}
          limit={REPORT_MAX_LENGTH}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" block aria-disabled={isSending}>
          Envoyer le signalement
        </Button>
      </form>
    </Dialog>
  )
}
