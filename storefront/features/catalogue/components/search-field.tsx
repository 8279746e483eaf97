import { Search, X } from 'lucide'
import { useRouter } from 'next/navigation'
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import { formatCount } from '@/domain/text/plural'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { onDemand } from '@/storefront/ui/on-demand'
import { useAskedTown } from '@/storefront/lib/forms/use-asked-town'
import { keepTown } from '@/storefront/lib/storage/kept-town'
import { LEAST_LETTERS, useSuggestions } from '../api/use-suggestions'
import { groupSuggestions, type SuggestionOption } from '../rules/suggestion-options'
import { withoutKeys } from '../rules/without-keys'
import type { ChangeQuery } from './use-catalogue-query'
import { useTypedWords } from './use-typed-words'

type SearchFieldProps = {
  query: SearchQuery
  options: CatalogueOptions
  onChange: ChangeQuery
}

/** Drawn for who types alone. */
const SuggestionList = onDemand(() => import('./suggestion-list').then((module) => module.SuggestionList))

/** What a suggestion makes of the filters, for who takes one. */
const loadApply = () => import('../rules/apply-suggestion')

const LABEL = 'Chercher une aventure'

/** The words of the search, with what they may mean hanging under: the list follows as one types. */
export const SearchField = ({ query, options, onChange }: SearchFieldProps) => {
  const id = useId()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const { text, asked, type, ask, forget, settle } = useTypedWords({
    words: query.q ?? '',
    onWords: (words) => {
      if (words === (query.q ?? '')) return
      // The address follows, without a step back for each letter.
      onChange({ ...withoutKeys(query, ['q']), ...(words ? { q: words } : {}) }, { replace: true })
    },
  })

  const suggestions = useSuggestions(asked)
  const town = useAskedTown(asked)
  const groups = suggestions && text.trim().length >= LEAST_LETTERS ? groupSuggestions(suggestions, town) : []
  const choices = groups.flatMap((group) => group.options)
  const active = choices[activeIndex] ?? null
  const isListed = isOpen && choices.length > 0
  const idOf = (option: SuggestionOption) => `${id}-${choices.indexOf(option)}`

  const close = () => {
    setIsOpen(false)
    setActiveIndex(-1)
  }
  const choose = (option: SuggestionOption) => {
    close()
    forget()
    if (option.kind === 'expedition') router.push(`/expeditions/${option.expedition.slug}`)
    else {
      // Their trips are counted from there too.
      if (option.kind === 'town') keepTown(option.town)
      loadApply().then(
        ({ applySuggestion }) => onChange(applySuggestion({ query, choice: option, options })),
        console.error,
      )
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isListed && active) choose(active)
    else ask(text)
    close()
  }
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault()
    setIsOpen(true)
    // One place beyond the ends is the field itself.
    setActiveIndex(((activeIndex + 1 + by + choices.length + 1) % (choices.length + 1)) - 1)
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
    if (event.key === 'Escape' && isListed) {
      // The first Escape closes the list; the field's own clears it.
      event.preventDefault()
      close()
    }
  }

  return (
    <form className="catsearch" role="search" aria-label={LABEL} action="/expeditions" onSubmit={submit}>
      <Icon of={Search} />
      <input
        className="catsearch__input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder="Un lieu, une activité, une envie"
        role="combobox"
        aria-label={LABEL}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed && active ? idOf(active) : undefined}
        value={text}
        onChange={(event) => {
          type(event.target.value)
          setIsOpen(true)
          setActiveIndex(-1)
        }}
        onKeyDown={hearKey}
        onBlur={() => {
          settle()
          close()
        }}
      />
      {text !== '' && (
        <IconButton
          bare
          label="Effacer la recherche"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            ask('')
            forget()
            close()
          }}
        >
          <Icon of={X} />
        </IconButton>
      )}
      <p className="sr-only" role="status">
        {isListed && formatCount(choices.length, 'suggestion')}
      </p>
      {isListed && (
        <SuggestionList id={`${id}-list`} groups={groups} typed={asked} active={active} idOf={idOf} onChoose={choose} />
      )}
    </form>
  )
}
