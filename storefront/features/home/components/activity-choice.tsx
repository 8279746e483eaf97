import type { ActivityCategory } from '@/contract/site'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { ChoiceFoot } from './choice-foot'

type ActivityChoiceProps = {
  categories: ActivityCategory[]
  value: string[]
  onChange: (slugs: string[]) => void
  onDone: () => void
}

/** Any number of families of activities. */
export const ActivityChoice = ({ categories, value, onChange, onDone }: ActivityChoiceProps) => (
  <fieldset className="search-choice">
    <legend className="sr-only">Activités</legend>
    {categories.map(({ slug, title, expeditions_count }) => (
      <CheckboxRow
        key={slug}
        count={expeditions_count}
        checked={value.includes(slug)}
        onChange={({ target }) =>
          onChange(target.checked ? [...value, slug] : value.filter((chosen) => chosen !== slug))
        }
      >
        {title}
      </CheckboxRow>
    ))}
    <ChoiceFoot onDone={onDone} />
  </fieldset>
)
