'use client'

import '../desk/desk.css'
import { useState } from 'react'
import { type FeaturedTrip, MOST_FEATURED } from '@/contract/featured'
import { foldText } from '@/domain/text/fold-text'
import { formatCount } from '@/domain/text/plural'
import { DeskField } from '../desk/desk-field'

type FeaturedSearchProps = { others: FeaturedTrip[]; count: number; onAdd: (trip: FeaturedTrip) => void }

const MOST_FOUND = 8

/** Finds trips of the site by their name, to add them at the end. */
export const FeaturedSearch = ({ others, count, onAdd }: FeaturedSearchProps) => {
  const [words, setWords] = useState('')
  const asked = foldText(words.trim())
  const found = asked === '' ? [] : others.filter(({ name }) => foldText(name).includes(asked))
  return (
    <section className="featured__search" aria-label="Ajouter une aventure">
      <DeskField
        label="Ajouter une aventure"
        type="search"
        value={words}
        maxLength={90}
        placeholder="Son nom, ou une partie"
        hint="Celles qui sont sur le site. L’aventure vient à la fin de la liste."
        onChange={setWords}
      />
      {count >= MOST_FEATURED && <p role="status">{`${String(MOST_FEATURED)}\u00a0aventures, le plus possible.`}</p>}
      {asked !== '' && <p role="status">{countWords(found.length)}</p>}
      <ul>
        {found.slice(0, MOST_FOUND).map((trip) => (
          <li key={trip.id}>
            <button
              type="button"
              disabled={count >= MOST_FEATURED}
              onClick={() => {
                onAdd(trip)
                setWords('')
              }}
            >
              {`Ajouter ${trip.name}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countWords = (found: number): string => {
  if (found === 0) return 'Aucune aventure du site hors de la liste ne porte ce nom.'
  const rest = found > MOST_FOUND ? ` Les ${String(MOST_FOUND)} premières\u00a0:` : ''
  return `${formatCount(found, 'aventure trouvée', 'aventures trouvées')}.${rest}`
}
