import { panView, zoomView, type MapView } from '../ground/map-view'
import { PAN } from './use-map-hands'

type MapControlsProps = {
  view: MapView
  onView: (view: MapView) => void
  /** Shows the trip again. */
  onRecentre: () => void
}

// Lucide's plus, minus, arrows and locate.
const PATHS = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  left: 'm12 19-7-7 7-7M19 12H5',
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14M19 12l-7 7-7-7',
  right: 'M5 12h14M12 5l7 7-7 7',
  locate: 'M2 12h3M19 12h3M12 2v3M12 19v3M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
} as const

/** Moves a map without drawing it along. */
export const MapControls = ({ view, onView, onRecentre }: MapControlsProps) => {
  const moves = [
    { icon: 'plus', label: 'Rapprocher', to: () => zoomView(view, 2) },
    { icon: 'minus', label: 'Éloigner', to: () => zoomView(view, 0.5) },
    { icon: 'left', label: 'Vers l’ouest', to: () => panView(view, PAN, 0) },
    { icon: 'up', label: 'Vers le nord', to: () => panView(view, 0, PAN) },
    { icon: 'down', label: 'Vers le sud', to: () => panView(view, 0, -PAN) },
    { icon: 'right', label: 'Vers l’est', to: () => panView(view, -PAN, 0) },
  ] as const
  return (
    <div className="station-map__controls" role="group" aria-label="Déplacer la carte">
      {moves.map(({ icon, label, to }) => (
        <ControlButton
          key={icon}
          icon={icon}
          label={label}
          onPress={() => {
            onView(to())
          }}
        />
      ))}
      <ControlButton icon="locate" label="Revenir à l’aventure" onPress={onRecentre} />
    </div>
  )
}

type ControlButtonProps = { icon: keyof typeof PATHS; label: string; onPress: () => void }

const ControlButton = ({ icon, label, onPress }: ControlButtonProps) => (
  <button type="button" className="station-map__control" aria-label={label} title={label} onClick={onPress}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  </button>
)
