'use client'

import { useState } from 'react'
import type { WaitlistParty } from '@/contract/waitlist'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { Stepper } from '@/storefront/ui/stepper'

type PartyFormProps = {
  party: WaitlistParty
  /** The departure's seats in all. */
  most: number
  action: string
  isPending: boolean
  error: Error | null
  onSubmit: (party: WaitlistParty) => void
}

/** « On serait N, il nous en faut au moins M ». */
export const PartyForm = ({ party, most, action, isPending, error, onSubmit }: PartyFormProps) => {
  const [travelers, setTravelers] = useState(party.travelers_count)
  const [wanted, setFewest] = useState(party.fewest_count)
  const fewest = Math.min(wanted, travelers)
  const change = (next: number) => {
    // Who comes together wants to leave together, unless they said otherwise.
    if (wanted === travelers) setFewest(next)
    setTravelers(next)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onSubmit({ travelers_count: travelers, fewest_count: fewest })
      }}
    >
      <div className="row row-b">
        <span className="label" aria-hidden="true">
          On serait
        </span>
        <Stepper label="Combien vous seriez" value={travelers} min={1} max={most} onChange={change} />
      </div>
      {travelers > 1 && (
        <div className="row row-b">
          <span>
            <span className="label block" aria-hidden="true">
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
