'use client'

import { useId } from 'react'
import { PARIS } from '@/domain/places/town'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { TownPicker } from '@/storefront/parts/town-picker'

/** The town of the account page: the one of this browser, and whether the account has it. */
export const TownBox = () => {
  const id = useId()
  const { town, saved } = useOwnTown()
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>Ta ville de départ</h2>
      <p className="soft">{sentence({ town, saved })}</p>
      <div>
        <TownPicker town={town} />
      </div>
    </section>
  )
}

const sentence = ({ town, saved }: Pick<ReturnType<typeof useOwnTown>, 'town' | 'saved'>): string => {
  if (!town)
    return `Les trajets et leur carbone sont comptés depuis ${PARIS.name}, tant que tu ne dis pas d’où tu pars.`
  if (saved?.code === town.code) return `${town.label}, enregistrée dans ton compte.`
  return `${town.label}, gardée dans ce navigateur seulement.`
}
