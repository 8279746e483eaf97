'use client'

import { useId, useState } from 'react'
import { buildElevationProfile, elevationAt, positionAt } from '@/domain/routes/elevation-profile'
import { formatKm } from '@/domain/text/format-km'
import { formatNumber } from '@/domain/text/price'
import { nearestOnRoute, type RouteParts, type RoutePosition } from '@/domain/routes/route'
import { RouteDrawing } from './route-drawing'
import type { NewStage, StageRow } from './stage-rows'

type StagePlacerProps = {
  parts: RouteParts
  stages: readonly StageRow[]
  add: (stages: readonly NewStage[]) => void
  move: (index: number, position: RoutePosition) => void
  isOff: boolean
}

const NEW = 'new'

/** The route drawn, and a place of the list put at one of its kilometres: nobody types a longitude. */
export const StagePlacer = ({ parts, stages, add, move, isOff }: StagePlacerProps) => {
  const id = useId()
  const [asked, setAsked] = useState(0)
  const [chosen, setChosen] = useState(NEW)
  const [name, setName] = useState('')
  const [told, setTold] = useState('')
  const profile = buildElevationProfile({ parts, places: [], announcedKm: null })
  if (!profile) return null

  // The slider goes by hectometres, its last one past the end.
  const km = Math.min(asked, profile.totalKm)
  const point = pointAt({ profile, parts, km })
  const where = `${formatKm(km)}, ${formatNumber(point[2])}\u00a0m`
  const moved = chosen === NEW ? undefined : stages[Number(chosen)]
  const isReady = chosen !== NEW || name.trim() !== ''

  const place = () => {
    if (moved) move(Number(chosen), point)
    else add([{ name: name.trim(), position: point }])
    setTold(`${moved?.name ?? name.trim()}\u00a0: ${where}. Enregistre l’aventure pour garder cette étape.`)
    setName('')
    setChosen(NEW)
  }

  return (
    <div className="route__placer">
      <RouteDrawing
        parts={parts}
        stages={stages}
        cursor={isOff ? null : point}
        label="Le tracé et ses étapes, le nord en haut"
        onPick={(position) => setAsked(nearestOnRoute({ parts, place: position })?.km ?? 0)}
      />
      {!isOff && (
        <div className="route__form" role="group" aria-label="Placer une étape">
          <label htmlFor={`${id}-km`}>Kilomètre du tracé</label>
          <input
            id={`${id}-km`}
            type="range"
            min={0}
            max={Math.ceil(profile.totalKm * 10) / 10}
            step={0.1}
            value={asked}
            aria-valuetext={where}
            onChange={({ target }) => setAsked(Number(target.value))}
          />
          <output htmlFor={`${id}-km`}>{where}</output>
          <label htmlFor={`${id}-stage`}>Étape</label>
          <select id={`${id}-stage`} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value={NEW}>Nouvelle étape</option>
            {stages.map((stage, index) => (
              // A list of the form: rows are known by their rank.

              <option key={index} value={String(index)}>
                {`${String(index + 1)}. ${stage.name}`}
              </option>
            ))}
          </select>
          {chosen === NEW && (
            <>
              <label htmlFor={`${id}-name`}>Nom du lieu</label>
              <input
                id={`${id}-name`}
                type="text"
                maxLength={120}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </>
          )}
          <button type="button" className="route__button" disabled={!isReady} onClick={place}>
            {chosen === NEW ? 'Ajouter ici' : 'Déplacer ici'}
          </button>
          <p role="status" className="route__told">
            {told}
          </p>
        </div>
      )}
    </div>
  )
}

const pointAt = ({
  profile,
  parts,
  km,
}: {
  profile: NonNullable<ReturnType<typeof buildElevationProfile>>
  parts: RouteParts
  km: number
}): RoutePosition => {
  const [lng, lat] = positionAt({ profile, parts, km }) ?? [0, 0]
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5)), elevationAt({ profile, km })]
}
