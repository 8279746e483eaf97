'use client'

import type { AskedAges } from '@/domain/seats/asked-party'
import { useSession } from '@/storefront/lib/session/hook'
import { Dialog } from '@/storefront/ui/dialog'
import { LoadingText } from '@/storefront/ui/loading-text'
import { useJoin, useWaitlist } from '../api/use-waitlist'
import { EntryState } from './entry-state'
import { PartyForm } from './party-form'

export type JoinDialogProps = {
  departureId: number
  /** Its dates, in words. */
  days: string
  start: string
  end: string
  /** What the trip asks of who comes. */
  asked: AskedAges
  capacity: number
  onClose: () => void
}

/** Joins the waitlist of a departure, or shows where one's request stands. */
export const JoinDialog = ({ departureId, days, start, end, asked, capacity, onClose }: JoinDialogProps) => {
  const usual = Math.min(2, capacity)
  const { user } = useSession()
  const { data: entries, error } = useWaitlist(user?.id)
  const join = useJoin(departureId)
  const own = entries?.find((entry) => entry.departure_id === departureId)
  return (
    <Dialog open onClose={onClose} title={own ? 'Tu es sur la liste' : 'Me prévenir si des places se libèrent'}>
      {entries && <p className="soft">{days}</p>}
      {own ? (
        <EntryState entry={own} />
      ) : entries ? (
        <>
          <PartyForm
            party={{ travelers_count: usual, fewest_count: usual, ages: Array.from({ length: usual }, () => null) }}
            asked={asked}
            days={{ start, end }}
            most={capacity}
            action="Me prévenir"
            isPending={join.isPending}
            error={join.error}
            onSubmit={(party) => join.mutate(party)}
          />
          <p className="small soft">
            Rien à payer, rien à promettre&nbsp;: les demandes passent dans l’ordre, et tu auras du temps pour dire oui,
            24 heures le plus souvent.
          </p>
        </>
      ) : error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <LoadingText>Un instant…</LoadingText>
      )}
    </Dialog>
  )
}
