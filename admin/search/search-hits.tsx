import { useEffect, useRef } from 'react'
import type { HitGroup, HitLine } from './hit-groups'

type SearchHitsProps = {
  /** What the ids of the list and of its options begin with. */
  id: string
  groups: HitGroup[]
  activeKey: string | null
  /** `isApart`: in a tab of its own. */
  onOpen: (href: string, isApart: boolean) => void
}

/** The hits of a search, by kind. */
export const SearchHits = ({ id, groups, activeKey, onOpen }: SearchHitsProps) => (
  <div id={`${id}-hits`} className="search-hits" role="listbox" aria-label="Résultats">
    {groups.map(({ title, lines, note }) => (
      <div key={title} role="group" aria-label={title}>
        <p className="search-hits__kind" aria-hidden="true">
          {title}
        </p>
        {lines.map((line) => (
          <Hit key={line.key} id={`${id}-${line.key}`} line={line} isActive={line.key === activeKey} onOpen={onOpen} />
        ))}
        {note !== null && <p className="search-hits__note">{note}</p>}
      </div>
    ))}
  </div>
)

type HitProps = Pick<SearchHitsProps, 'id' | 'onOpen'> & { line: HitLine; isActive: boolean }

const Hit = ({ id, line: { href, title, detail, state }, isActive, onOpen }: HitProps) => {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
    <div
      ref={option}
      id={id}
      className="search-hits__hit"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // A press here must not take the focus from the field.
      onPointerDown={(event) => {
        event.preventDefault()
      }}
      onClick={({ ctrlKey, metaKey }) => {
        onOpen(href, ctrlKey || metaKey)
      }}
    >
      <span className="search-hits__title">{title}</span>
      {state !== null && <span className="search-hits__state">{state}</span>}
      {detail !== '' && <span className="search-hits__detail">{detail}</span>}
    </div>
  )
}
