'use client'

import { Footprints, Languages, MapPin } from 'lucide'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import type { PublicGuide } from '@/contract/guides'
import { sayLanguages } from '@/domain/catalogue/guide-languages'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { SelectField } from '@/storefront/ui/select-field'
import { guideChoices, matchingGuides, NO_WISH, type GuideWish } from '../rules/matching-guides'
import { GuidePortrait } from './guide-portrait'

const FILTERS = [
  { name: 'country', label: 'Où', all: 'Partout' },
  { name: 'family', label: 'Activité', all: 'Toutes' },
  { name: 'language', label: 'Langue', all: 'Toutes' },
] as const

type GuidesListProps = {
  guides: PublicGuide[]
  /** What stands at the end of all of them. */
  children?: ReactNode
}

/** The guides, and three choices by which to find one: without scripts all of them stand there. */
export const GuidesList = ({ guides, children }: GuidesListProps) => {
  const [wish, setWish] = useState<GuideWish>(NO_WISH)
  const choices = guideChoices(guides)
  const shown = matchingGuides({ guides, wish })
  const isFiltered = Object.values(wish).some(Boolean)
  return (
    <>
      <form className="gfilter" aria-label="Filtrer les guides">
        {FILTERS.map(({ name, label, all }) => (
          <SelectField
            key={name}
            label={label}
            options={[{ value: '', label: all }, ...choices[name]]}
            value={wish[name]}
            onChange={({ target }) => setWish((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
        <p className="gcount">
          <b role="status">{formatCount(shown.length, 'guide')}</b>
          {isFiltered && (
            <button type="button" className="link small" onClick={() => setWish(NO_WISH)}>
              Tout effacer
            </button>
          )}
        </p>
      </form>
      {shown.length === 0 && (
        <EmptyState
          title="Personne pour l’instant"
          action={
            <>
              <Button look="go" onClick={() => setWish(NO_WISH)}>
                Voir tous les guides
              </Button>
              <LinkButton look="line" href={`${SITE_PATHS.collaborations}#Contact-Us`}>
                Nous écrire
              </LinkButton>
            </>
          }
        >
          <p>Aucun guide ne réunit ces choix. Enlève la langue, ou demande-nous&nbsp;: on en connaît d’autres.</p>
        </EmptyState>
      )}
      <ul className="guides">
        {shown.map((guide, index) => (
          <GuideTile key={guide.slug} guide={guide} isFirst={index < FIRST} />
        ))}
        {!isFiltered && children}
      </ul>
    </>
  )
}

/** Of places and activities: the guide's own page says the rest. */
const MOST = 3

/** Portraits that the first screen of a phone may show. */
const FIRST = 2

const GuideTile = ({ guide, isFirst }: { guide: PublicGuide; isFirst: boolean }) => (
  <li className="gperson">
    <GuidePortrait guide={guide} className="gperson__img" priority={isFirst} />
    <h2>
      <Link href={SITE_PATHS.guide(guide.slug)} prefetch={false}>
        {guide.full_name}
      </Link>
    </h2>
    {guide.job_title && <p>{guide.job_title}</p>}
    <ul className="gperson__f">
      {[
        [MapPin, guide.countries.slice(0, MOST).join(', ')] as const,
        [Footprints, guide.families.slice(0, MOST).join(', ')] as const,
        [Languages, sayLanguages(guide.languages)] as const,
      ].map(
        ([icon, words]) =>
          words && (
            <li key={words}>
              <Icon of={icon} />
              {words}
            </li>
          ),
      )}
    </ul>
  </li>
)
