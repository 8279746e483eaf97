import { Download } from 'lucide'
import type { Guardian } from '@/contract/guardian'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { CalledPerson } from '@/domain/travelers/guardian'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPhone } from '@/domain/travelers/phone'
import { Badge } from '@/storefront/ui/badge'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'

type GuardianBoxProps = { reservation: ReservationDetail; onEdit: () => void }

/** On a trip without the parents: who answers for the children, and the authorisation to print and sign. */
export const GuardianBox = ({ reservation, onEdit }: GuardianBoxProps) => {
  const { guardian, can_cancel: isOpen, reservation_id: id, expedition } = reservation
  if (guardian === undefined) return null
  return (
    <Box
      title="Qui répond d’eux"
      aside={guardian ? <Badge tone="ok">Dit</Badge> : <Badge tone="warn">À compléter</Badge>}
    >
      {guardian ? (
        <GuardianFacts guardian={guardian} />
      ) : (
        <p className="soft">
          Tu ne voyages pas{'\u00a0'}: le guide doit savoir qui appeler, et à qui confier{' '}
          {reservation.travelers_count > 1 ? 'les enfants' : 'l’enfant'} au retour.
          {expedition.age_max_child !== null &&
            ` Cette aventure se vit jusqu’à ${String(expedition.age_max_child)}\u00a0ans, le jour du départ.`}
        </p>
      )}
      {isOpen && (
        <div className="row row--tight wrapx guardian__acts">
          <Button look={guardian ? 'line' : 'go'} size="sm" onClick={onEdit}>
            {guardian ? 'Modifier' : 'Dire qui répond d’eux'}
          </Button>
          {guardian && (
            <a className="btn btn--go btn--sm" href={`/my-expeditions/${String(id)}/autorisation.pdf`} download>
              <Icon of={Download} />
              L’autorisation à signer
            </a>
          )}
        </div>
      )}
      {isOpen && guardian && <AuthorisationLine receivedOn={guardian.authorisation_received_on} />}
    </Box>
  )
}

const AuthorisationLine = ({ receivedOn }: { receivedOn: string | null | undefined }) => (
  <p className="small soft guardian__paper">
    {receivedOn
      ? `Ton autorisation signée est reçue depuis le ${formatShortDate(receivedOn)}. Si quelqu’un change ici, imprime et signe la nouvelle.`
      : 'Imprime-la, signe-la, et renvoie-la nous par mail ou remets-la au guide au rendez-vous. Si quelqu’un change ici, imprime la nouvelle.'}
  </p>
)

const GuardianFacts = ({ guardian }: { guardian: Guardian }) => (
  <ul className="dash-list">
    <Person label="Responsable" name={`${guardian.first_name} ${guardian.last_name}`} phone={guardian.phone} />
    {guardian.contacts.map((one, index) => (
      // They have no name of their own but their order.
      <Person key={`contact-${String(index)}`} label="À prévenir ensuite" {...one} />
    ))}
    {guardian.pick_ups.map((one, index) => (
      <Person key={`retour-${String(index)}`} label="Peut venir chercher" {...one} />
    ))}
  </ul>
)

const Person = ({ label, name, phone }: CalledPerson & { label: string }) => (
  <li>
    <p className="dash-list__text">
      <b className="as-typed">{name}</b>
      <small>
        {label}, <span className="num">{formatPhone(phone)}</span>
      </small>
    </p>
  </li>
)
