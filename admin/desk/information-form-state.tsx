'use client'

import { Button, toast } from '@payloadcms/ui'
import { sendFormToCustomer, type ReservationDesk } from '@/contract/reservation-desk'
import { callPanel } from '../calls/call-panel'
import { MOMENT } from '../components/moment'

/** Whether the form that the law wants before a sale by phone has left, and a way to send it. */
export const InformationFormState = ({ desk }: { desk: ReservationDesk }) => {
  const { information_form: form } = desk
  if (desk.source !== 'phone') return null
  if (form) {
    return (
      <p>
        Formulaire d’information{'\u00a0'}: version {form.version}, envoyé le {MOMENT.format(new Date(form.sent_at))}
        {form.sent_to !== null && ` à ${form.sent_to}`}
      </p>
    )
  }
  if (desk.status !== 'pending') return null
  const send = async (): Promise<void> => {
    try {
      await callPanel(sendFormToCustomer, { params: { id: desk.id } })
      toast.success('Le formulaire part par mail.')
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return (
    <div className="desk__bar">
      <p className="desk__due">
        Formulaire d’information{'\u00a0'}: pas encore parti. La réservation se confirme ensuite.
      </p>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => {
          void send()
        }}
      >
        Envoyer le formulaire
      </Button>
    </div>
  )
}
