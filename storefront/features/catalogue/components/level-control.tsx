import { LEVELS } from '@/domain/levels'
import { formatCount } from '@/domain/plural'
import { highestLevel } from '@/domain/trip-fit'
import { useOwnLevels } from '@/storefront/lib/own-levels-hook'
import { Peaks } from '@/storefront/ui/peaks'
import { SiteLink } from '@/storefront/ui/site-link'
import { Switch } from '@/storefront/ui/switch'
import { clearFilter } from '../rules/catalogue-filter'
import { toggle } from '../rules/toggle'
import type { FilterControlProps } from './filter-control-props'

export const LevelControl = ({ query, facets, onChange }: FilterControlProps) => {
  const chosen = LEVELS.filter(({ level }) => query.level?.includes(level))
  // Few trips ask for no effort at all: without one there is nothing to choose.
  const offered = LEVELS.filter((one) => one.level > 0 || facets.levels[0] || chosen.includes(one))

  const levels = useOwnLevels()
  const own = levels && highestLevel({ levels, families: query.categories })
  const upToOwn = LEVELS.flatMap(({ level }) => (own !== null && level <= own ? [level] : []))
  const isUpToOwn = upToOwn.length === chosen.length && chosen.every(({ level }) => upToOwn.includes(level))

  const choose = (chosenLevels: number[]) =>
    onChange({ ...clearFilter(query, 'level'), ...(chosenLevels.length > 0 ? { level: chosenLevels } : {}) })
  const press = (level: number) => choose(toggle(query.level, level)?.toSorted() ?? [])

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
      {own !== null && (
        <Switch className="mt-3" checked={isUpToOwn} onChange={(event) => choose(event.target.checked ? upToOwn : [])}>
          Jusqu’à mon niveau, {own} sur 5
        </Switch>
      )}
      <div className="hint mt-3 grid gap-1">
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
