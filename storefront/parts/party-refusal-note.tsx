import { CircleAlert } from 'lucide'
import { fittingTrips } from '@/domain/seats/asked-party'
import type { PartyRefusal } from '@/domain/seats/party-ages'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'

type PartyRefusalNoteProps = { refusal: PartyRefusal; days: { start: string; end: string } }

/** Why those who are told of can't come on a trip, what to do instead, and where the trips are that they may come on. */
export const PartyRefusalNote = ({ refusal, days }: PartyRefusalNoteProps) => {
  const { href, label } = fittingTrips({ reason: refusal.reason, days })
  return (
    <Note tone="danger" icon={CircleAlert} role="alert">
      <p>
        <b>{refusal.message}</b> {refusal.wayOut}
      </p>
      <p className="party-refusal__way">
        <SiteLink className="link" href={href}>
          {label}
        </SiteLink>
      </p>
    </Note>
  )
}
