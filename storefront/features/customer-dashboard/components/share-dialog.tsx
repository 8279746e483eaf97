import { Copy, Link2, Send, Share2 } from 'lucide'
import { useState } from 'react'
import type { Participant } from '@/contract/participant-fields'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { hasShareSheet, openShareSheet } from '@/storefront/lib/share-link'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { participantName } from '@/storefront/lib/forms/participant-name'
import { drawLink } from '../api/reservation-calls'

type ShareDialogProps = { reservation: ReservationDetail; traveler: Participant; onClose: () => void }

/** The private link of one traveler, to copy or to send by mail: the same, once made. A new one replaces the one before. */
export const ShareDialog = ({ reservation, traveler, onClose }: ShareDialogProps) => {
  const [link, setLink] = useState<{ url: string; sent_to: string | null }>()
  const [copy, setCopy] = useState<'done' | 'refused' | null>(null)
  const { isSending, refusal, run } = useSending()
  const name = participantName(traveler)
  const canShare = hasShareSheet()

  const draw = async (send: boolean) => {
    setCopy(null)
    await run(async () =>
      setLink(
        await drawLink({
          id: reservation.reservation_id,
          position: traveler.position,
          travelersCount: reservation.travelers_count,
          send,
          token: link && tokenOfFragment(new URL(link.url).hash),
        }),
      ),
    )
  }

  const copyLink = async (url: string) => {
    await navigator.clipboard.writeText(url).then(
      () => setCopy('done'),
      () => setCopy('refused'),
    )
  }

  return (
    <Dialog open onClose={onClose} title={`Le lien ${withDe(name)}`}>
      <p className="soft">
        Ce lien ouvre le profil {withDe(name)}, et lui seul, pour que chacun remplisse ses informations. En créer un
        nouveau remplace le précédent.
      </p>
      {link && (
        <>
          <Field label="Lien privé" readOnly value={link.url} onFocus={({ target }) => target.select()} />
          {canShare && (
            <Button
              look="ink"
              block
              onClick={() => void openShareSheet({ title: `Le lien ${withDe(name)}`, url: link.url })}
            >
              <Icon of={Share2} />
              Partager le lien
            </Button>
          )}
          <Button look={canShare ? 'line' : 'ink'} block onClick={() => void copyLink(link.url)}>
            <Icon of={Copy} />
            {copy === 'done' ? 'Copié' : 'Copier le lien'}
          </Button>
        </>
      )}
      <div aria-live="polite">
        {link?.sent_to && <Note tone="ok">Envoyé à {link.sent_to}.</Note>}
        {refusal && <FieldError>{refusal.error}</FieldError>}
        {copy === 'refused' && (
          <FieldError>{'Ton navigateur refuse la copie\u00a0: sélectionne l’adresse et copie-la.'}</FieldError>
        )}
      </div>
      {!link && (
        <Button look="ink" block aria-disabled={isSending} onClick={() => void draw(false)}>
          <Icon of={Link2} />
          Créer le lien
        </Button>
      )}
      {traveler.email ? (
        <Button look="line" block aria-disabled={isSending} onClick={() => void draw(true)}>
          <Icon of={Send} />
          L’envoyer à {traveler.email}
        </Button>
      ) : (
        <p className="small soft">Ajoute son adresse email à son profil pour lui envoyer d’ici.</p>
      )}
    </Dialog>
  )
}
