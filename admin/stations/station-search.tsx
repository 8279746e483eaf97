import { useDebounce } from '@payloadcms/ui/hooks/useDebounce'
import { useId, useState, type KeyboardEvent } from 'react'
import { listStations, type Station } from '@/contract/stations'
import { formatCount } from '@/domain/text/plural'
import { TYPING_PAUSE } from '../calls/typing-pause'
import { usePanel } from '../calls/use-panel'
import { CallFailure } from './call-failure'

type StationSearchProps = {
  label: string
  /** Where one looks, as `45.19,5.71`: stations are told how far from there they are. */
  near: string
  onChoose: (station: Station) => void
}

const MOST_LISTED = 12

/** Stations by their name: they follow as one types, the arrows go through them, Enter takes one. */
export const StationSearch = ({ label, near, onChoose }: StationSearchProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const { found, isSettled, error, reload } = useCalled({ typed: text.trim(), near })
  const isListed = found.length > 0

  const write = (next: string) => {
    setText(next)
    setActive(-1)
  }
  const choose = (station: Station) => {
    write('')
    onChoose(station)
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // One place beyond the ends is the field itself.
      setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    }
    if (event.key === 'Escape' && text !== '') {
      // Payload closes what the field stands in.
      event.stopPropagation()
      write('')
    }
    if (event.key !== 'Enter') return
    // Nothing of the trip's form is sent from here.
    event.preventDefault()
    const chosen = found[active] ?? (isSettled ? found[0] : undefined)
    if (chosen) choose(chosen)
  }

  return (
    <div className="station-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="search"
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={active < 0 ? undefined : `${id}-${String(active)}`}
        value={text}
        onChange={({ target }) => {
          write(target.value)
        }}
        onKeyDown={hearKey}
      />
      {isListed && (
        <div id={`${id}-list`} className="station-search__list" role="listbox" aria-label="Gares trouvées">
          {found.map((station, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
            <div
              key={station.id}
              id={`${id}-${String(index)}`}
              className="station-search__option"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // A press here must not take the focus from the field.
              onPointerDown={(event) => {
                event.preventDefault()
              }}
              onClick={() => {
                choose(station)
              }}
            >
              <span>{station.name}</span>
              <small>{station.country}</small>
            </div>
          ))}
        </div>
      )}
      <p className="station-search__count" role="status">
        {isSettled && countWords(found.length)}
      </p>
      {error !== null && <CallFailure error={error} onRetry={reload} />}
    </div>
  )
}

const countWords = (count: number): string =>
  count === 0
    ? 'Aucune gare de ce nom\u00a0: place-la sur la carte.'
    : `${formatCount(count, 'gare trouvée', 'gares trouvées')}.`

/** The stations called so; `isSettled` says that they answer what is typed now. */
const useCalled = ({ typed, near }: { typed: string; near: string }) => {
  const asked = useDebounce(typed, TYPING_PAUSE)
  const isAsked = typed !== '' && asked !== ''
  const { answer, error, isAnswered, reload } = usePanel(listStations, isAsked ? { query: { near, q: asked } } : null)
  return {
    found: isAsked ? (answer?.items ?? []).slice(0, MOST_LISTED) : [],
    isSettled: isAsked && asked === typed && isAnswered && answer !== null,
    error: isAsked ? error : null,
    reload,
  }
}
