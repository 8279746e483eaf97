'use client'

import { Trash } from 'lucide'
import { useEffect, useState } from 'react'
import { formatDays } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { FIELD_SCOPE, forgetFieldCopies, tidyFieldCopies } from '@/storefront/lib/storage/field-copies'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { loadOwnId } from '../api/field-calls'
import { listCopies, type FieldCopy } from '../api/field-store'
import { NetworkState } from './network-state'

/** What this phone keeps, shown where a page of the site did not open: each departure leads to its list. */
export const KeptPage = () => {
  const { copies, isOnline, page, eraseAll } = useKept()
  return (
    <>
      <header className="fld-bar on-dark">
        <div className="wrap fld-bar__in">
          <p>
            <b>Lagopède</b>
            <small>Sur ce téléphone</small>
          </p>
          <NetworkState isOnline={isOnline} />
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="wrap fld-main fld-kept">
        <h1>{isOnline ? 'Tes départs gardés' : 'Pas de réseau'}</h1>
        <p>
          {isOnline || page === null
            ? 'Ces listes s’ouvrent aussi sans réseau.'
            : 'Cette page du site a besoin du réseau. Ce que tu as gardé sur ce téléphone s’ouvre sans.'}
        </p>
        <KeptList copies={copies} />
        <LinkButton look="ink" size="lg" href={page ?? HOME}>
          {page === null ? 'Voir mes départs' : isOnline ? 'Ouvrir la page demandée' : 'Réessayer la page'}
        </LinkButton>
        {copies && copies.length > 0 && <EraseAll onErase={() => void eraseAll()} />}
      </main>
    </>
  )
}

const KeptList = ({ copies }: { copies: FieldCopy[] | null }) => {
  if (!copies) return <p role="status">Chargement…</p>
  if (copies.length === 0) return <p>Aucun départ n’est gardé sur ce téléphone.</p>
  return (
    <ul className="fld-kept__list" aria-label="Départs gardés">
      {copies.map((copy) => (
        <KeptRow key={copy.sheet.departure.departure_id} copy={copy} />
      ))}
    </ul>
  )
}

// Documents of their own, of which none is kept by the one before: links of the browser.
const KeptRow = ({ copy: { sheet, readAt } }: { copy: FieldCopy }) => {
  const { departure_id: id, expedition, departure_start: start, departure_end: end } = sheet.departure
  return (
    <li>
      <a href={`${FIELD_SCOPE}${String(id)}`}>
        <b>{expedition.name}</b>
        <span>{formatDays({ start, end })}</span>
      </a>
      <p className="small soft">Copie du {formatInstantInFull(readAt)}.</p>
    </li>
  )
}

/** Asks once more: without a network, nothing brings a list back. */
const EraseAll = ({ onErase }: { onErase: () => void }) => {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button look="line" size="lg" onClick={() => setIsAsked(true)}>
        <Icon of={Trash} />
        Tout effacer de ce téléphone
      </Button>
    )
  }
  return (
    <div className="fld-acts" role="group" aria-label="Tout effacer de ce téléphone">
      <p>Sans réseau, ces listes ne reviennent pas.</p>
      <Button look="danger" size="lg" onClick={onErase}>
        Oui, tout effacer
      </Button>
      <Button look="line" size="lg" onClick={() => setIsAsked(false)}>
        Garder
      </Button>
    </div>
  )
}

type Kept = { copies: FieldCopy[] | null; isOnline: boolean; page: string | null }

/** The copies at once, as the field page does; then who is signed in is asked, and what is not theirs goes. */
const useKept = (): Kept & { eraseAll: () => Promise<void> } => {
  const [kept, setKept] = useState<Kept>({ copies: null, isOnline: true, page: null })
  useEffect(() => {
    const show = (part: Partial<Kept>) => setKept((before) => ({ ...before, ...part }))
    const load = async () => {
      show({ copies: await listCopies().catch(() => []), isOnline: navigator.onLine, page: askedPage() })
      try {
        const userId = await loadOwnId()
        await (userId === null ? forgetFieldCopies() : tidyFieldCopies(userId))
        show({ copies: await listCopies().catch(() => []), isOnline: true })
      } catch (error) {
        const isAnswered = isRefusal(error)
        if (isAnswered && error.status === 401) await forgetFieldCopies()
        show({ copies: await listCopies().catch(() => []), isOnline: isAnswered })
      }
    }
    const first = setTimeout(() => void load())
    const again = () => void load()
    addEventListener('online', again)
    addEventListener('offline', again)
    return () => {
      clearTimeout(first)
      removeEventListener('online', again)
      removeEventListener('offline', again)
    }
  }, [])
  const eraseAll = async () => {
    await forgetFieldCopies()
    setKept((before) => ({ ...before, copies: [] }))
  }
  return { ...kept, eraseAll }
}

const HOME = '/my-expeditions'

/** The page that did not open, a path of this site; null where none is named. */
const askedPage = (): string | null => {
  const page = location.hash.slice(1)
  return /^\/(?![/\\])/.test(page) && !page.startsWith(location.pathname) ? page : null
}
