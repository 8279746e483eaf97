import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import type { ActivityCategory } from '@/contract/site'
import { CategoryIcon } from '@/storefront/parts/category-icon'
import { Chip } from '@/storefront/ui/chip'
import { Icon } from '@/storefront/ui/icon'
import { countChosenIn, isCategoryChosen, toggleActivity, toggleCategory } from '../rules/activity-choice'
import type { FilterControlProps } from './filter-control-props'

export const ActivitiesControl = (props: FilterControlProps) => (
  <>
    {props.options.categories.map((category) => (
      <Category key={category.slug} category={category} {...props} />
    ))}
  </>
)

const Category = ({ category, query, facets, onChange }: FilterControlProps & { category: ActivityCategory }) => {
  const count = countChosenIn(query, category)
  const [isOpen, setIsOpen] = useState(count > 0)
  const id = useId()

  return (
    <div className="actcat">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <CategoryIcon name={category.icon} />
        {category.title}
        {count > 0 && <span className="actcat__n">{count}</span>}
        <Icon of={ChevronDown} className="chev" />
      </button>
      <div className="chips" id={id} hidden={!isOpen}>
        <Chip pressed={isCategoryChosen(query, category)} onClick={() => onChange(toggleCategory(query, category))}>
          Tout ({facets.categories[category.slug] ?? 0})
        </Chip>
        {category.activities.map((activity) => (
          <Chip
            key={activity}
            pressed={query.activities?.includes(activity) ?? false}
            onClick={() => onChange(toggleActivity({ query, activity, category }))}
          >
            {activity} ({facets.activities[activity] ?? 0})
          </Chip>
        ))}
      </div>
    </div>
  )
}
