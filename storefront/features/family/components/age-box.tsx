'use client'

import { useId, useRef } from 'react'
import { FAMILY_AGES, familyFacts, type FamilyTrip, youngestAccepted } from '@/domain/search/family-ages'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { ageWords, nightWords, rangeWords } from '../rules/age-words'
import { useAge } from './chosen-age'

const { youngest, oldest } = FAMILY_AGES
/** The notch before the first age: every age. */
const ALL = youngest - 1
const TICKS = Array.from({ length: oldest - ALL + 1 }, (_, index) => ALL + index)

/** Asks how old the youngest is, and says what the trips that take them have in common. */
export const AgeBox = ({ trips, target }: { trips: readonly FamilyTrip[]; target: string }) => {
  const { age, choose } = useAge()
  const field = useId()
  const slider = useRef<HTMLInputElement>(null)
  const { count, km, up, nights } = familyFacts({ trips, age })
  const place = { '--p': String(((age ?? ALL) - ALL) / (oldest - ALL)) }
  const showAll = () => {
    choose(null)
    // The button goes away as it is pressed.
    slider.current?.focus()
  }
  return (
    <div className="wrap agebox-w">
      <form className="agebox" aria-label="Choisir selon l’âge" onSubmit={(event) => event.preventDefault()}>
        <div className="agebox__q">
          <label htmlFor={field}>Quel âge a le plus petit du groupe{'\u00a0'}?</label>
          {/* The slider says it itself. */}
          <p className="num" aria-hidden="true">
            {ageWords(age)}
          </p>
        </div>
        <div className="agebar" style={place}>
          <Ptarmigan className="agebar__bird" facing="right" />
          <input
            id={field}
            type="range"
            ref={slider}
            min={ALL}
            max={oldest}
            value={age ?? ALL}
            aria-valuetext={ageWords(age)}
            onChange={({ target: { value } }) => choose(Number(value) === ALL ? null : Number(value))}
          />
          <div className="agebar__ticks num" aria-hidden="true">
            {TICKS.map((tick) => (
              <span key={tick}>{tick === ALL ? 'Tous' : tick}</span>
            ))}
          </div>
        </div>
        <div className="agefacts">
          {count === 0 ? (
            <>
              <p>{emptyWords(youngestAccepted(trips))}</p>
              <Button look="line" size="lg" onClick={showAll}>
                Voir tous les âges
              </Button>
            </>
          ) : (
            <>
              <dl>
                {km && <Fact name="Une journée">{rangeWords({ range: km, unit: 'km' })}</Fact>}
                {up && <Fact name="En montée">{rangeWords({ range: up, unit: 'm' })}</Fact>}
                {nights.length > 0 && <Fact name="Les nuits">{nightWords(nights)}</Fact>}
              </dl>
              <LinkButton look="go" size="lg" href={`#${target}`}>
                {count === 1 ? 'Voir l’aventure' : `Voir les ${formatCount(count, 'aventure')}`}
              </LinkButton>
            </>
          )}
        </div>
        <p className="sr-only" role="status">
          {age !== null && `${formatCount(count, 'aventure ouverte', 'aventures ouvertes')} à ${ageWords(age)}`}
        </p>
      </form>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const emptyWords = (from: number | null): string =>
  from === null
    ? 'Aucune aventure de cette page n’est ouverte à cet âge.'
    : `Aucune aventure de cette page n’est ouverte à cet âge\u00a0: la première l’est à ${ageWords(from)}.`
