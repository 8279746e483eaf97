'use client'

import { Link, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { decideDifference, type Money } from '@/contract/money'
import { formatInstant } from '@/domain/days/french-instants'
import { callPanel } from '../calls/call-panel'
import { AgencyTable } from './agency-table'
import { MoneySection, ReservationLink } from './money-section'
import { PANEL_PATHS } from './panel-paths'

type Difference = Money['differences'][number]

const KINDS: Record<Difference['kind'], string> = {
  only_here: 'Chez nous seulement',
  only_there: 'Chez le prestataire seulement',
  differs: 'Sommes différentes',
  refund: 'Remboursement fait chez le prestataire',
  payout: 'Versement qui ne tombe pas juste',
}

type PaymentComparisonProps = Pick<Money, 'differences' | 'comparisons'> & { onDecided: () => void }

/** The differences between the ledger and the books of a provider of cards. Each stays listed until the desk decides on it. */
export const PaymentComparison = ({ differences, comparisons, onDecided }: PaymentComparisonProps) => {
  const [last] = comparisons
  if (!last && differences.length === 0) return null
  return (
    <MoneySection name="comparison" title="Rapprochement des paiements par carte">
      <p className="agency__say">
        {differences.length === 0 ? 'Aucun écart' : `${String(differences.length)} à vérifier`}
        {last && `, au ${formatInstant(last.compared_at)}`}.
      </p>
      {differences.length > 0 && (
        <AgencyTable
          rows={differences}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Référence', show: (difference) => <About {...difference} /> },
            { label: 'Écart', show: ({ kind }) => KINDS[kind], isLate: () => true },
            { label: 'Détail', show: ({ detail }) => detail },
            { label: 'À décider', show: ({ advice }) => advice },
            {
              label: 'Suite',
              show: ({ id, reference }) => <Decide id={id} reference={reference} onDecided={onDecided} />,
            },
          ]}
        />
      )}
    </MoneySection>
  )
}

const About = ({ reference, reservation_id: reservation, gift_card_id: gift }: Difference) => {
  if (reservation !== null) return <ReservationLink id={reservation}>{reference}</ReservationLink>
  return gift === null ? reference : <Link href={PANEL_PATHS.giftCard(gift)}>{reference}</Link>
}

type DecideProps = Pick<Difference, 'id' | 'reference'> & { onDecided: () => void }

const Decide = ({ id, reference, onDecided }: DecideProps) => {
  const [isPending, setIsPending] = useState(false)
  const decide = async (): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    try {
      await callPanel(decideDifference, { params: { id } })
      toast.success('C’est noté.')
      onDecided()
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    setIsPending(false)
  }
  return (
    <button
      type="button"
      className="agency__quiet"
      aria-label={`C’est décidé\u00a0: ${reference}`}
      aria-disabled={isPending}
      onClick={() => void decide()}
    >
      C’est décidé
    </button>
  )
}
