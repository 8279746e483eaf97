import { CircleAlert, MapPin } from 'lucide'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Place, listPlaces } from '@/contract/places'
import { formatCount } from '@/domain/text/plural'
import type { Town } from '@/domain/places/town'
import { townWords } from '@/domain/places/train-words'
import { useActiveLine } from '@/storefront/lib/forms/use-active-line'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { PlaceList } from './place-list'
import '@/storefront/styles/own-town.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PLACES } from '@/contract/catalogue-addresses'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useSettled } from '@/storefront/lib/forms/use-settled'

type TownFieldProps = {
  /** The town that was chosen, null while Paris stands for it. */
  town: Town | null
  onChoose: (town: Town) => void
  /** The field itself, for a window that gives it the focus. */
  field?: RefObject<HTMLInputElement | null>
}

/** The towns follow as one types, the arrows go through them, Enter takes one. It sends no form that it stands in. */
export const TownField = ({ town, onChoose, field }: TownFieldProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const { asked, found, isSettled, isUnknown, isError, refetch } = usePlaces(text)
  const { active, idOf, hearKey, leave } = useActiveLine({ id, keys: found.map(({ code }) => code) })
  const isListed = found.length > 0

  const choose = ({ code, name, label }: Place) => {
    setText('')
    leave()
    onChoose({ code, name, label })
  }
  const hearEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // What is listed answers what was typed before: Enter takes the first of it only once it is the answer.
    const chosen = found.find(({ code }) => code === active) ?? (isSettled ? found[0] : undefined)
    if (chosen) choose(chosen)
  }

  return (
    <>
      <label className="town__label" htmlFor={id}>
        Tu pars de…
      </label>
      <div className="town__field">
        <Icon of={MapPin} />
        <input
          ref={field}
          id={id}
          className="input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder={town?.label ?? 'Commune ou code postal'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={active === null ? undefined : idOf(active)}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            leave()
          }}
          onKeyDown={(event) => {
            hearKey(event)
            hearEnter(event)
          }}
        />
      </div>
      <p className="sr-only" role="status">
        {isListed && isSettled && formatCount(found.length, 'ville')}
      </p>
      {isListed && (
        <PlaceList id={`${id}-list`} places={found} typed={asked} active={active} idOf={idOf} onChoose={choose} />
      )}
      <Unanswered isUnknown={isUnknown} isError={isError} onRetry={() => void refetch()} />
    </>
  )
}

type UnansweredProps = { isUnknown: boolean; isError: boolean; onRetry: () => void }

const Unanswered = ({ isUnknown, isError, onRetry }: UnansweredProps) => {
  if (isError) {
    return (
      <div role="alert" className="town__failure">
        <p>Les villes ne répondent pas.</p>
        <Button look="line" size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (!isUnknown) return null
  return (
    <Note tone="info" icon={CircleAlert} role="status">
      On ne trouve pas cette commune en France. Essaie le code postal, ou la ville d’à côté.
    </Note>
  )
}

/** The towns that a text may mean; the previous answer stays while one types, and `isSettled` says that it answers the text. */
const usePlaces = (text: string) => {
  // « train depuis Lyon » is Lyon.
  const typed = townWords(text)?.words ?? text.trim()
  const asked = useSettled(typed)
  const isAsked = typed !== '' && asked !== ''
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['places', asked],
      queryFn: ({ signal }) => callApi<typeof listPlaces>(PLACES, { query: { q: asked }, signal }),
      enabled: isAsked,
      staleTime: Infinity,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  const items = isAsked && !isError ? data?.items : undefined
  const isSettled = asked === typed && !isPlaceholderData
  return { asked, found: items ?? [], isSettled, isUnknown: items?.length === 0 && isSettled, isError, refetch }
}
