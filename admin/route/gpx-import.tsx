'use client'

import { useId, useState } from 'react'
import type { RouteParts } from '@/domain/routes/route'
import { formatCount } from '@/domain/text/plural'
import { formatNumber } from '@/domain/text/price'
import { askGpxWorker } from './ask-gpx-worker'
import type { GpxPlace, GpxRoute } from './read-gpx'
import type { NewStage } from './stage-rows'

type GpxImportProps = {
  hasRoute: boolean
  onRoute: (parts: RouteParts) => void
  onPlaces: (places: readonly NewStage[]) => void
}

type Told = { problem?: string; done?: string; places: GpxPlace[] }

const NOTHING: Told = { places: [] }

/** Takes the route of a file, and offers the places that the file names along it. Nothing is kept until the form is. */
export const GpxImport = ({ hasRoute, onRoute, onPlaces }: GpxImportProps) => {
  const id = useId()
  const [told, setTold] = useState(NOTHING)

  const take = async (file: File | undefined) => {
    if (!file) return
    setTold({ done: 'Lecture du tracé…', places: [] })
    const read = await askGpxWorker(file)
    if ('problem' in read) {
      setTold({ problem: read.problem, places: [] })
      return
    }
    onRoute(read.parts)
    setTold({ done: describe({ name: file.name, ...read }), places: read.places })
  }

  return (
    <div className="route__import">
      <label htmlFor={id}>{hasRoute ? 'Remplacer par un GPX' : 'Importer un GPX'}</label>
      <input
        id={id}
        type="file"
        accept=".gpx,application/gpx+xml"
        aria-describedby={`${id}-told`}
        aria-invalid={told.problem !== undefined}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same file, mended, can be chosen again.
          target.value = ''
        }}
      />
      <p id={`${id}-told`} role="status" className={told.problem ? 'route__problem' : 'route__told'}>
        {told.problem ?? told.done ?? ''}
      </p>
      {told.places.length > 0 && (
        <div className="route__places">
          <p>
            {`Le fichier nomme ${formatCount(told.places.length, 'lieu', 'lieux')} le long du tracé\u00a0: ${told.places.map(({ name }) => name).join(', ')}.`}
          </p>
          <button
            type="button"
            className="route__button"
            onClick={() => {
              onPlaces(told.places)
              setTold({ ...told, places: [] })
            }}
          >
            Les ajouter aux étapes
          </button>
        </div>
      )}
    </div>
  )
}

const describe = ({ name, parts, recordedCount, filledCount, strayCount }: GpxRoute & { name: string }): string => {
  const kept = parts.flat().length
  const fewer =
    kept < recordedCount ? `, ${formatNumber(kept)} gardés sans que la ligne bouge de plus de quelques mètres` : ''
  return [
    `${name}\u00a0: ${formatCount(recordedCount, 'point lu', 'points lus')}${fewer}.`,
    ...(parts.length > 1
      ? [`${formatNumber(parts.length)} parties\u00a0: ce qui les sépare ne compte ni en kilomètres ni en dénivelé.`]
      : []),
    ...(strayCount > 0
      ? [
          `${formatCount(strayCount, 'point isolé, loin des autres, laissé', 'points isolés, loin des autres, laissés')} de côté\u00a0: regarde si la ligne est complète.`,
        ]
      : []),
    ...(filledCount > 0
      ? [
          `${formatCount(filledCount, 'altitude manquante complétée', 'altitudes manquantes complétées')} d’après les points voisins.`,
        ]
      : []),
    'Enregistre l’aventure pour garder ce tracé.',
  ].join(' ')
}
