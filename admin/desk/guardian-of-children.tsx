import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { getGuardianForDesk, type Guardian } from '@/contract/guardian'
import type { CalledPerson } from '@/domain/travelers/guardian'
import { formatPhone } from '@/domain/travelers/phone'
import { callPanel } from '../calls/call-panel'

/** On a trip without the parents: who answers for the children, read on demand as each reading is recorded. */
export const GuardianOfChildren = ({ desk }: { desk: ReservationDesk }) => {
  const [guardian, setGuardian] = useState<Guardian | null>(null)
  if (desk.guardian_state === null) return null
  if (desk.guardian_state === 'untold') {
    return (
      <p className="desk__due">Responsable légal{'\u00a0'}: pas encore dit. L’autorisation s’imprime une fois dit.</p>
    )
  }
  if (guardian) {
    return (
      <p>
        Responsable légal{'\u00a0'}: {guardian.first_name} {guardian.last_name}, {formatPhone(guardian.phone)}. À
        prévenir ensuite{'\u00a0'}: {wordsOf(guardian.contacts)}. Peut aussi venir chercher{'\u00a0'}:{' '}
        {guardian.pick_ups.length > 0 ? wordsOf(guardian.pick_ups) : 'personne d’autre'}.
      </p>
    )
  }
  const read = async (): Promise<void> => {
    try {
      setGuardian((await callPanel(getGuardianForDesk, { params: { id: desk.id } })).guardian)
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return (
    <div className="desk__bar">
      <p>Responsable légal{'\u00a0'}: dit.</p>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => {
          void read()
        }}
      >
        Voir le responsable légal
      </Button>
    </div>
  )
}

const wordsOf = (people: CalledPerson[]): string =>
  people.map(({ name, phone }) => `${name}, ${formatPhone(phone)}`).join('\u00a0; ')
