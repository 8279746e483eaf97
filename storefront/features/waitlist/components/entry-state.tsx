'use client'

import { useState } from 'react'
import type { WaitlistEntry } from '@/contract/waitlist'
import { formatShortDate } from '@/domain/days/french-dates'
import { partyWords } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { useChange, useResume } from '../api/use-waitlist'
import { askedOfEntry } from '../rules/asked-of-entry'
import { LeaveButton } from './leave-button'
import { OfferAnswer } from './offer-answer'
import { PartyForm } from './party-form'

type EntryStateProps = { entry: WaitlistEntry }

/** Where a request stands, what is offered to it, and what can be done with it. */
export const EntryState = ({ entry }: EntryStateProps) => {
  if (entry.offer) return <OfferAnswer entry={entry} offer={entry.offer} />
  return entry.is_paused ? <PausedEntry entry={entry} /> : <WaitingEntry entry={entry} />
}

const WaitingEntry = ({ entry }: EntryStateProps) => {
  const [isChanging, setIsChanging] = useState(false)
  const change = useChange(entry.id)
  return (
    <>
      <dl className="num waitlist__facts">
        <dt className="soft">Tu attends</dt>
        <dd>{formatParty(entry)}</dd>
        {entry.party.needs_ages && !entry.party.ages.includes(null) && (
          <>
            <dt className="soft">Qui vient</dt>
            <dd>{partyWords(entry.party.ages)}</dd>
          </>
        )}
        <dt className="soft">Avant toi</dt>
        <dd>{formatAhead(entry)}</dd>
        <dt className="soft">Dernier jour utile</dt>
        <dd>{formatShortDate(entry.last_day)}</dd>
      </dl>
      {entry.needs_proof && (
        <Note tone="warn">
          Confirme ton adresse, par le lien de notre message de bienvenue&nbsp;: sans elle, on ne peut rien te proposer.
        </Note>
      )}
      {isChanging && (
        <PartyForm
          party={{ ...entry, ages: entry.party.ages }}
          asked={askedOfEntry(entry)}
          days={{ start: entry.departure_start, end: entry.departure_end }}
          most={30}
          action="Enregistrer"
          isPending={change.isPending}
          error={change.error}
          onSubmit={(party) => change.mutate(party, { onSuccess: () => setIsChanging(false) })}
        />
      )}
      <div className="row wrapx">
        {!isChanging && (
          <Button look="line" size="sm" onClick={() => setIsChanging(true)}>
            Modifier
          </Button>
        )}
        <LeaveButton
          id={entry.id}
          label="Quitter la liste"
          loss={'Ton rang est perdu\u00a0: revenir, c’est repartir en fin de liste.'}
        />
      </div>
    </>
  )
}

const PausedEntry = ({ entry }: EntryStateProps) => {
  const resume = useResume(entry.id)
  return (
    <>
      <p>
        Les places qui étaient gardées pour toi sont passées à la demande suivante. Tu veux toujours partir&nbsp;? Ta
        demande reprend en fin de liste.
      </p>
      {resume.error && (
        <Note tone="danger" role="alert">
          <p>{resume.error.message}</p>
          <LinkButton look="line" size="sm" href={`${SITE_PATHS.expedition(entry.expedition.slug)}#dates`}>
            Voir les dates
          </LinkButton>
        </Note>
      )}
      <div className="row wrapx">
        <Button look="ink" size="sm" aria-disabled={resume.isPending} onClick={() => resume.mutate(undefined)}>
          Rester sur la liste
        </Button>
        <LeaveButton
          id={entry.id}
          label="Quitter"
          loss="Ta demande est effacée, et plus rien ne t’est proposé pour ce départ."
        />
      </div>
    </>
  )
}

/** Who is served before: « 2 demandes, 5 places », or nobody. */
const formatAhead = ({ requests_ahead: requests, seats_ahead: seats }: WaitlistEntry): string =>
  requests === 0 ? 'Personne' : `${formatCount(requests, 'demande')}, ${formatCount(seats, 'place')}`

/** What is waited for: « 3 places », or « 2 à 3 places » when fewer will do. */
const formatParty = ({ travelers_count: most, fewest_count: fewest }: WaitlistEntry): string =>
  fewest === most ? formatCount(most, 'place') : `${String(fewest)} à ${formatCount(most, 'place')}`
