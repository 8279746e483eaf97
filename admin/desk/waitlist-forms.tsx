import { useState } from 'react'
import type { DepartureDesk } from '@/contract/desk'
import { closeDepartureWaitlist, offerFromWaitlist, removeFromWaitlist } from '@/contract/desk-waitlist'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

type FormProps = { departureId: number; onDone: () => void; onClose: () => void }
type RequestProps = FormProps & { request: DepartureDesk['waitlist'][number] }

/** Offers a request the free seats now, before those that stand ahead of it. */
export const WaitlistOfferForm = ({ departureId, request, ...form }: RequestProps) => (
  <DeskForm
    title={`Proposer maintenant à ${request.customer}`}
    lead={
      'Les places libres lui sont proposées avant les autres demandes, avec celles mises de côté s’il le faut. Le délai de réponse est celui de toute proposition.'
    }
    submit="Proposer maintenant"
    {...form}
    onSubmit={async () => {
      await callPanel(offerFromWaitlist, { params: { id: departureId }, body: { entry_id: request.id } })
      return 'La proposition est partie.'
    }}
  />
)

/** Takes a request off the list, with the reason that its customer reads. */
export const WaitlistRemovalForm = ({ departureId, request, ...form }: RequestProps) => {
  const [reason, setReason] = useState('')
  return (
    <DeskForm
      title={`Retirer la demande de ${request.customer}`}
      lead="Ce qui lui était proposé ou mis de côté va aux demandes suivantes."
      submit="Retirer la demande"
      keep="Garder la demande"
      {...form}
      onSubmit={async () => {
        await callPanel(removeFromWaitlist, { params: { id: departureId }, body: { entry_id: request.id, reason } })
        return 'La demande est retirée, le client le sait.'
      }}
    >
      <DeskField
        label="Motif"
        hint="Le client le lit dans son message."
        required
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </DeskForm>
  )
}

/** Closes the list: nobody joins it, and those who are on it are told. */
export const WaitlistClosingForm = ({ departureId, count, ...form }: FormProps & { count: number }) => (
  <DeskForm
    title="Fermer la liste d’attente"
    effects={[
      ...(count === 0
        ? []
        : [
            `${formatCount(count, 'demande')} ${count === 1 ? 'est effacée, et son auteur' : 'sont effacées, et leurs auteurs'} ${count === 1 ? 'prévenu' : 'prévenus'}.`,
          ]),
      'Personne ne peut plus s’y inscrire, tant que «\u00a0Liste d’attente close\u00a0» reste coché sur le départ.',
    ]}
    submit="Fermer la liste"
    keep="La garder ouverte"
    {...form}
    onSubmit={async () => {
      await callPanel(closeDepartureWaitlist, { params: { id: departureId } })
      return 'La liste d’attente est fermée.'
    }}
  />
)
