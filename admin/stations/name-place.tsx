import { useEffect, useId, useRef, useState } from 'react'
import { KIND_NAMES, THIS_KIND } from './place-words'
import type { PlaceKind } from './use-trip-places'

type NamePlaceProps = { kind: PlaceKind; onName: (name: string) => void; onCancel: () => void }

/** Asks what a place is called that was pressed before it had a name: both go into the form at once. */
export const NamePlace = ({ kind, onName, onCancel }: NamePlaceProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const name = text.trim()

  useEffect(() => {
    field.current?.focus()
  }, [])

  return (
    <div className="name-place" role="group" aria-label={`Nommer ${THIS_KIND[kind]}`}>
      <label htmlFor={id}>{`${KIND_NAMES[kind]}\u00a0: quel est son nom\u00a0?`}</label>
      <input
        ref={field}
        id={id}
        type="text"
        maxLength={120}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Nothing of the trip's form is sent from here.
          event.preventDefault()
          if (name !== '') onName(name)
        }}
      />
      <div className="name-place__acts">
        <button
          type="button"
          className="station-map__act"
          disabled={name === ''}
          onClick={() => {
            onName(name)
          }}
        >
          Placer ici
        </button>
        <button type="button" className="station-map__act" onClick={onCancel}>
          Annuler
        </button>
      </div>
    </div>
  )
}
