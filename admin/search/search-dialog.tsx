import { useAuth } from '@payloadcms/ui'
import { useDebounce } from '@payloadcms/ui/hooks/useDebounce'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { MOST_SEARCHED, searchPanel } from '@/contract/panel-search'
import type { Role } from '@/domain/accounts/roles'
import { FEWEST_SEARCHED, isSearchable, searchedWords } from '@/domain/search/searched-words'
import { TYPING_PAUSE } from '../calls/typing-pause'
import { usePanel } from '../calls/use-panel'
import { hitGroups, type HitGroup } from './hit-groups'
import { SearchHits } from './search-hits'

type SearchDialogProps = { onClose: () => void; onChoose: (href: string) => void }

/** One field for everything: hits follow as one types, the arrows go through them, Enter opens one, Escape closes. */
export const SearchDialog = ({ onClose, onChoose }: SearchDialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { groups, state, error, reload } = useFound(text)
  const lines = groups.flatMap((group) => group.lines)

  useEffect(() => {
    // React knows no such attribute yet: a press beside the box closes it.
    dialog.current?.setAttribute('closedby', 'any')
    dialog.current?.showModal()
  }, [])

  const open = (href: string, isApart: boolean) => {
    if (isApart) window.open(href, '_blank', 'noopener')
    else onChoose(href)
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && lines.length > 0) {
      event.preventDefault()
      setActive((active + step + lines.length) % lines.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const line = lines[active]
    if (line && state === 'found') open(line.href, event.ctrlKey || event.metaKey)
  }

  return (
    <dialog ref={dialog} className="search-dialog" aria-label="Rechercher dans le panneau" onClose={onClose}>
      <div className="search-dialog__box">
        <div className="search-dialog__field">
          <input
            type="text"
            inputMode="search"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- who opens a search types in it
            autoFocus
            aria-label="Rechercher"
            placeholder="Rechercher"
            maxLength={MOST_SEARCHED}
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={lines.length > 0}
            aria-controls={lines.length > 0 ? `${id}-hits` : undefined}
            aria-activedescendant={lines[active] ? `${id}-${lines[active].key}` : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setActive(0)
            }}
            onKeyDown={hearKey}
          />
          <button type="button" className="search-dialog__close" onClick={onClose}>
            Fermer
          </button>
        </div>
        <p className="search-dialog__state" role="status">
          {STATE_WORDS[state]}
          {state === 'idle' && <Hint />}
        </p>
        {error !== null && (
          <div className="search-dialog__failure" role="alert">
            <p>{error}</p>
            <button type="button" className="search-dialog__close" onClick={reload}>
              Réessayer
            </button>
          </div>
        )}
        {lines.length > 0 && (
          <SearchHits id={id} groups={groups} activeKey={lines[active]?.key ?? null} onOpen={open} />
        )}
      </div>
    </dialog>
  )
}

type State = 'idle' | 'short' | 'searching' | 'found' | 'none' | 'failed'

const STATE_WORDS: Record<State, string> = {
  ...{ idle: '', found: '', failed: '' },
  short: `Tape au moins ${String(FEWEST_SEARCHED)} lettres ou chiffres de suite.`,
  searching: 'Recherche…',
  none: 'Rien ne correspond. Essaie un autre bout de nom ou de numéro.',
}

const HINTS: Partial<Record<Role, string>> = {
  guide: 'Un de tes départs, par son aventure, son jour (06/09/2027) ou son mois.',
  marketer: 'Une aventure, un départ, une page, un article.',
}
const AGENCY_HINT =
  'Une personne, une réservation, un départ, une aventure, une page, un article. Un bout de nom, d’e-mail, de numéro ou de téléphone suffit.'

const Hint = () => {
  const { user } = useAuth<{ role?: Role }>()
  return <>{(user?.role && HINTS[user.role]) ?? AGENCY_HINT}</>
}

type Found = { groups: HitGroup[]; state: State; error: string | null; reload: () => void }

/** What was found under what is typed; the last hits stay until the next come. */
const useFound = (text: string): Found => {
  const typed = text.trim()
  const asked = useDebounce(typed, TYPING_PAUSE)
  const isAsked = isEnough(typed) && isEnough(asked)
  const { answer, error, isAnswered, reload } = usePanel(searchPanel, isAsked ? { body: { words: asked } } : null)
  const failure = isAsked && isAnswered ? error : null
  const groups = isAsked && answer && failure === null ? hitGroups({ hits: answer, words: asked }) : []
  const isSettled = asked === typed && isAnswered
  return { groups, state: stateOf({ typed, isSettled, failure, isFound: groups.length > 0 }), error: failure, reload }
}

type Reached = { typed: string; isSettled: boolean; failure: string | null; isFound: boolean }

const stateOf = ({ typed, isSettled, failure, isFound }: Reached): State => {
  if (!isEnough(typed)) return typed === '' ? 'idle' : 'short'
  if (failure !== null) return 'failed'
  if (!isSettled) return 'searching'
  return isFound ? 'found' : 'none'
}

const isEnough = (text: string): boolean => isSearchable(searchedWords(text))
