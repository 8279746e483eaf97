'use client'

import { confirmWholeDeparture, type DepartureDesk } from '@/contract/desk'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { DeskForm } from './desk-form'

type ConfirmDepartureFormProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Confirms a departure below its minimum and tells its customers; says first that it can't be taken back. */
export const ConfirmDepartureForm = ({ desk, onDone, onClose }: ConfirmDepartureFormProps) => {
  const told = desk.reservations.filter(({ status }) => status !== 'canceled').length
  return (
    <DeskForm
      title="Confirmer quand même"
      effects={[
        told > 0
          ? `${formatCount(told, 'client prévenu', 'clients prévenus')} par mail, et leurs invités aussi.`
          : 'Personne n’a réservé\u00a0: aucun mail ne part.',
        'C’est définitif\u00a0: le départ ne s’annule plus faute de participants.',
      ]}
      submit="Confirmer le départ"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(confirmWholeDeparture, { params: { id: desk.id } })
        return 'Le départ est confirmé, les clients sont prévenus.'
      }}
    />
  )
}
