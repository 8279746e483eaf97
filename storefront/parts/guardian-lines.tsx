import { Phone } from 'lucide'
import type { KnownGuardian } from '@/contract/guardian'
import type { CalledPerson } from '@/domain/travelers/guardian'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPhone } from '@/domain/travelers/phone'
import { Icon } from '@/storefront/ui/icon'

/** For a guide: who answers for a child without their parents, whom to call next, who may come; nothing on other trips. */
export const GuardianLines = ({ guardian }: { guardian: KnownGuardian }) => {
  if (guardian === undefined) return null
  if (guardian === null) return <p className="soft">Responsable légal{'\u00a0'}: pas encore dit.</p>
  const responsible = { name: `${guardian.first_name} ${guardian.last_name}`, phone: guardian.phone }
  return (
    <>
      <p>
        <b>Responsable légal, puis à prévenir</b>
      </p>
      {[responsible, ...guardian.contacts].map((one) => (
        <a key={one.phone} className="btn btn--line btn--sm btn--start" href={`tel:${one.phone}`}>
          <Icon of={Phone} />
          <span>
            {one.name}, <span className="num">{formatPhone(one.phone)}</span>
          </span>
        </a>
      ))}
      <p>
        <b>Peut venir chercher{'\u00a0'}:</b> {[responsible, ...guardian.pick_ups].map(wordsOf).join('\u00a0; ')}.
      </p>
      <p>
        <b>Autorisation signée{'\u00a0'}:</b>{' '}
        {guardian.authorisation_received_on
          ? `reçue le ${formatShortDate(guardian.authorisation_received_on)}.`
          : 'pas encore reçue, demande-la au rendez-vous.'}
      </p>
    </>
  )
}

const wordsOf = ({ name, phone }: CalledPerson): string => `${name}, ${formatPhone(phone)}`
