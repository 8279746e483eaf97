'use client'

import { useId, useState } from 'react'
import type { WaitlistParty } from '@/contract/waitlist'
import { agesOfParty, agesWithTravelers, partyOfAges, type AskedAges } from '@/domain/seats/asked-party'
import { ADULT_AGE, partyRefusal } from '@/domain/seats/party-ages'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { childAgeId, PartyAgesFields } from '@/storefront/parts/party-ages-fields'
import { PartyRefusalNote } from '@/storefront/parts/party-refusal-note'
import { Stepper } from '@/storefront/ui/stepper'

type PartyFormProps = {
  party: WaitlistParty
  /** What the trip asks of who comes. */
  asked: AskedAges
  /** Those of the departure. */
  days: { start: string; end: string }
  /** The departure's seats in all. */
  most: number
  action: string
  isPending: boolean
  error: Error | null
  onSubmit: (party: WaitlistParty) => void
}

/** « On serait N, de tel âge, il nous en faut au moins M ». */
export const PartyForm = ({ party, asked, days, most, action, isPending, error, onSubmit }: PartyFormProps) => {
  const id = useId()
  const [travelers, setTravelers] = useState(party.travelers_count)
  const [wanted, setFewest] = useState(party.fewest_count)
  const [ages, setAges] = useState(party.ages)
  const [isChecked, setIsChecked] = useState(false)
  const fewest = Math.min(wanted, travelers)
  const change = (next: number) => {
    // Who comes together wants to leave together, unless they said otherwise.
    if (wanted === travelers) setFewest(next)
    setTravelers(next)
    setAges(agesWithTravelers({ ages, count: next, asked }))
  }
  const isKids = asked.expeditionType === 'kids'
  const refusal = partyRefusal({ ages, trip: asked })
  const submit = () => {
    // What is shown is told, also when nobody touched it.
    const told = asked.needsAges ? agesOfParty(partyOfAges({ ages, type: asked.expeditionType })) : ages
    if (asked.needsAges && told.includes(null)) {
      setIsChecked(true)
      const first = told.filter((age) => age === null || age < ADULT_AGE).indexOf(null)
      return document.getElementById(childAgeId(first, id))?.focus()
    }
    if (!isPending && !refusal) onSubmit({ travelers_count: travelers, fewest_count: fewest, ages: told })
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="row row-b">
        <span className="label" aria-hidden="true">
          {isKids ? 'Ils seraient' : 'On serait'}
        </span>
        <Stepper
          label={isKids ? 'Combien d’enfants' : 'Combien vous seriez'}
          value={travelers}
          min={1}
          max={most}
          onChange={change}
        />
      </div>
      <PartyAgesFields
        ages={ages}
        asked={asked}
        title={<p className="label">Dont enfants</p>}
        isChecked={isChecked}
        id={id}
        onChange={setAges}
      />
      {travelers > 1 && (
        <div className="row row-b">
          <span>
            <span className="label own-line" aria-hidden="true">
              Il nous en faut au moins
            </span>
            <span className="small soft">On te propose aussi moins de places que demandé, si tu le dis ici.</span>
          </span>
          <Stepper
            label="Places qu’il vous faut au moins"
            value={fewest}
            min={1}
            max={travelers}
            onChange={setFewest}
          />
        </div>
      )}
      {refusal && <PartyRefusalNote refusal={refusal} days={days} />}
      {error && (
        <Note tone="danger" role="alert">
          {error.message}
        </Note>
      )}
      <Button type="submit" look="go" block aria-disabled={isPending}>
        {action}
      </Button>
    </form>
  )
}
