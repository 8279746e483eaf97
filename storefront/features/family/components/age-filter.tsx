'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { FAMILY_AGES, type FamilyTrip } from '@/domain/search/family-ages'
import { useRest } from '@/storefront/lib/forms/use-rest'
import { AgeBox } from './age-box'
import { ChosenAge } from './chosen-age'

const NAME = 'age'

/** The age that an address asks for; null where it says none that the page knows. */
const readAge = (search: string): number | null => {
  const said = new URLSearchParams(search).get(NAME) ?? ''
  const age = /^\d{1,2}$/.test(said) ? Number(said) : Number.NaN
  return age >= FAMILY_AGES.youngest && age <= FAMILY_AGES.oldest ? age : null
}

/** The same address with that age, or with none; what else it says stays. */
const withAge = ({ address, age }: { address: string; age: number | null }): string => {
  const url = new URL(address)
  if (age === null) url.searchParams.delete(NAME)
  else url.searchParams.set(NAME, String(age))
  return url.pathname + url.search + url.hash
}

type AgeFilterProps = {
  trips: readonly FamilyTrip[]
  /** The part of the page that its button leads to: the first that lists trips. */
  target: string
  children: ReactNode
}

const never = () => () => undefined

/** The box that asks for the age of the youngest, above what it filters; the age stands in the address. */
export const AgeFilter = ({ trips, target, children }: AgeFilterProps) => {
  // The page is kept for all: which age its address asks for, its reader's browser says.
  const asked = useSyncExternalStore(
    never,
    () => readAge(location.search),
    () => null,
  )
  const [chosen, setChosen] = useState<number | null>()
  const write = useRest((age: number | null) =>
    window.history.replaceState(window.history.state, '', withAge({ address: location.href, age })),
  )
  const age = chosen === undefined ? asked : chosen
  const choose = (next: number | null) => {
    setChosen(next)
    write(next)
  }
  return (
    <ChosenAge value={{ age, choose }}>
      <AgeBox trips={trips} target={target} />
      {children}
    </ChosenAge>
  )
}
