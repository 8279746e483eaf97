'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { FamilyTrip } from '@/domain/search/family-ages'
import { useRest } from '@/storefront/lib/forms/use-rest'
import { readAge, withAge } from '../rules/age-in-address'
import { AgeBox } from './age-box'
import { ChosenAge } from './chosen-age'

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
