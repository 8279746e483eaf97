import { useState } from 'react'
import { fitView, type Frame, type LngLat, type MapView } from '../ground/map-view'

/** Where trips without a place are looked for: France. */
const FRANCE: LngLat[] = [
  [-5, 42.2],
  [8.3, 51.2],
]

/** From how near a map shows a single place at first. */
const NEAREST = 9.5

type Position = readonly [number, number, ...number[]]

/** What a map shows: at first all of some places, then wherever one moves it. Places that change do not move it by themselves. */
export const useOwnView = ({ positions, frame }: { positions: readonly Position[]; frame: Frame }) => {
  const [fitted, setFitted] = useState(positions)
  const [moved, setMoved] = useState<MapView | null>(null)
  const fitting = fitView({ positions: fitted.length > 0 ? fitted : FRANCE, frame, nearest: NEAREST })
  return {
    view: moved ?? fitting,
    setView: setMoved,
    fit: (places: readonly Position[]) => {
      setFitted(places)
      setMoved(null)
    },
  }
}
