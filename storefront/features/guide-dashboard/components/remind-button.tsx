import { useState } from 'react'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { rosterName } from '@/domain/travelers/roster-name'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { showToast } from '@/storefront/ui/toast-store'
import { sendReminder } from '../api/guide-calls'

type RemindButtonProps = { departure: GuideDeparture; participant: RosterParticipant }

/** Sends a word to who has not given all yet; not when it is too early, or too late. */
export const RemindButton = ({ departure, participant }: RemindButtonProps) => {
  const [isSent, setIsSent] = useState(false)
  const isTime = departure.is_readable && departure.days_before > 0 && departure.status !== 'canceled'
  if (participant.completeness === 100 || !isTime) return null

  const remind = async () => {
    if (isSent) return
    setIsSent(true)
    try {
      const { sent_to: address } = await sendReminder({ id: departure.departure_id, participantId: participant.id })
      showToast({ tone: 'info', message: `Rappel envoyé à ${address}.` })
    } catch (error) {
      setIsSent(false)
      showToast({ tone: 'error', message: refusalOf(error).error })
    }
  }

  return (
    <Button
      look="line"
      size="sm"
      aria-disabled={isSent}
      aria-label={isSent ? `Rappel envoyé à ${rosterName(participant)}` : `Relancer ${rosterName(participant)}`}
      onClick={() => void remind()}
    >
      {isSent ? 'Envoyé' : 'Relancer'}
    </Button>
  )
}
