import { Compass, MapPin, Mountain, Snowflake, TrainFront } from 'lucide'
import { formatCount } from '@/domain/text/plural'
import { Flag } from '@/storefront/ui/flag'
import { Icon } from '@/storefront/ui/icon'
import { highlightMatch } from '@/storefront/lib/forms/highlight-match'
import type { SuggestionGroup, SuggestionOption } from '../rules/suggestion-options'

type SuggestionListProps = {
  id: string
  groups: SuggestionGroup[]
  typed: string
  /** The option that Enter chooses. */
  active: SuggestionOption | null
  idOf: (option: SuggestionOption) => string
  onChoose: (option: SuggestionOption) => void
}

export const SuggestionList = ({ id, groups, typed, active, idOf, onChoose }: SuggestionListProps) => (
  // A press here must not take the focus from the field.
  <div
    id={id}
    className="suggestions"
    role="listbox"
    aria-label="Suggestions"
    onPointerDown={(event) => event.preventDefault()}
  >
    {groups.map(({ title, options }) => (
      <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
        <p id={`${id}-${title}`} role="presentation">
          {title}
        </p>
        {options.map((option) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
          <div
            key={idOf(option)}
            id={idOf(option)}
            className="suggestion"
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            onClick={() => onChoose(option)}
          >
            <Lead option={option} />
            <span className="suggestion__name">
              {highlightMatch(option.label, typed).map(({ text, isMatch }, index) =>
                isMatch ? <mark key={index}>{text}</mark> : text,
              )}
            </span>
            <span className="sr-only">, </span>
            <span className="suggestion__note num">{noteOf(option)}</span>
          </div>
        ))}
      </div>
    ))}
  </div>
)

const Lead = ({ option }: { option: SuggestionOption }) => {
  if (option.kind === 'expedition') {
    const { photo } = option.expedition
    return photo ? (
      <img
        className="suggestion__photo"
        src={photo.replace(/-640\.webp$/, '-320.webp')}
        alt=""
        width={52}
        height={40}
      />
    ) : (
      <Icon of={Mountain} />
    )
  }
  if (option.kind === 'activity') return <Icon of={Compass} />
  if (option.kind === 'town') return <Icon of={TrainFront} />
  if (option.destination.flag_url) return <Flag src={option.destination.flag_url} />
  return <Icon of={option.destination.group === 'lapland' ? Snowflake : MapPin} />
}

const noteOf = (option: SuggestionOption): string => {
  if (option.kind === 'expedition') {
    return `${option.expedition.country}, ${formatCount(option.expedition.days, 'jour')}`
  }
  if (option.kind === 'town') return option.town.label
  if (option.kind === 'activity') return formatCount(option.activity.expeditions_count, 'aventure')
  return option.destination.group ? 'Destination' : 'Pays'
}
