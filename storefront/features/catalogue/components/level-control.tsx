import { LEVELS } from '@/domain/catalogue/levels'
import { formatCount } from '@/domain/text/plural'
import { reachOf } from '@/domain/catalogue/reach'
import { useOwnLevels } from '@/storefront/lib/storage/own-levels-hook'
import { Peaks } from '@/storefront/ui/peaks'
import { SiteLink } from '@/storefront/ui/site-link'
import { Switch } from '@/storefront/ui/switch'
import { toggle } from '../rules/toggle'
import { withoutKeys } from '../rules/without-keys'
import type { FilterControlProps } from './filter-control-props'

export const LevelControl = ({ query, facets, onChange }: FilterControlProps) => {
  const chosen = LEVELS.filter(({ level }) => query.level?.includes(level))
  // Few trips ask for no effort at all: without one there is nothing to choose.
  const offered = LEVELS.filter((one) => one.level > 0 || facets.levels[0] || chosen.includes(one))

  const levels = useOwnLevels()
  const own = reachOf(levels ?? {})
  const isWithinReach = query.reach !== undefined

  const press = (level: number) => {
    const next = toggle(query.level, level)?.toSorted()
    onChange({ ...withoutKeys(query, ['level']), ...(next && { level: next }) })
  }
  const keepWithinReach = (isOn: boolean) => onChange({ ...withoutKeys(query, ['reach']), ...(isOn && { reach: own }) })

  return (
    <>
      <div className="lvl" role="group" aria-label="Niveau">
        {offered.map(({ level, name }) => (
          <button
            key={level}
            type="button"
            aria-pressed={query.level?.includes(level) ?? false}
            aria-label={`Niveau ${level}, ${name}, ${formatCount(facets.levels[level] ?? 0, 'aventure')}`}
            onClick={() => press(level)}
          >
            <Peaks level={level} decorative />
            {level}
          </button>
        ))}
      </div>
      {(own.length > 0 || isWithinReach) && (
        <Switch
          className="filter-switch"
          checked={isWithinReach}
          onChange={(event) => keepWithinReach(event.target.checked)}
        >
          À ma portée, dans chaque famille
        </Switch>
      )}
      <div className="hint level-words">
        {chosen.map(({ level, name, text }) => (
          <p key={level}>
            {level}, {name}&nbsp;: {text}
          </p>
        ))}
        <p>
          Un doute&nbsp;?{' '}
          <SiteLink className="link" href="/ton-niveau">
            Trouve ton niveau
          </SiteLink>
        </p>
      </div>
    </>
  )
}
