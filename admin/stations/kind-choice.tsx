import { useId } from 'react'
import { KIND_NAMES } from './place-words'
import type { PlaceKind } from './use-trip-places'

const KINDS: PlaceKind[] = ['station', 'airport']

/** What one places on the map. */
export const KindChoice = ({ kind, onKind }: { kind: PlaceKind; onKind: (kind: PlaceKind) => void }) => {
  const id = useId()
  return (
    <fieldset className="kind-choice">
      <legend>Placer</legend>
      {KINDS.map((one) => (
        <label key={one} className="kind-choice__kind">
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === kind}
            onChange={() => {
              onKind(one)
            }}
          />
          {KIND_NAMES[one]}
        </label>
      ))}
    </fieldset>
  )
}
