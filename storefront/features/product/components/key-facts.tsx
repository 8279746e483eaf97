import type { ReactNode } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { acceptedAges } from '@/domain/seats/accepted-ages'
import { levelName } from '@/domain/catalogue/level-name'
import { formatCount } from '@/domain/text/plural'
import { Leaves } from '@/storefront/ui/leaves'
import { Peaks } from '@/storefront/ui/peaks'

/** `carbon`: the fact of what the way there and back emits. */
type KeyFactsProps = { expedition: Expedition; carbon: ReactNode }

export const KeyFacts = ({ expedition, carbon }: KeyFactsProps) => {
  const { duration_days, level, eco_rating } = expedition
  const group = formatGroup(expedition)
  const ages = acceptedAges(expedition)

  return (
    <dl className="facts">
      <Fact name="Durée">{formatCount(duration_days, 'jour')}</Fact>
      <Fact name="Niveau">
        <Peaks level={level.level_number} decorative />
        {level.level_number}/5
        <span className="facts__note">{levelName(level.level_number)}</span>
      </Fact>
      <Fact name="Éco-note">
        <Leaves rating={eco_rating} decorative />
        {eco_rating}/5
      </Fact>
      {group && <Fact name="Groupe">{group}</Fact>}
      {ages && <Fact name="Âge">{ages}</Fact>}
      {carbon}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const formatGroup = ({ group_min, group_max }: Expedition): string | null => {
  if (group_min && group_max && group_min !== group_max) return `${group_min} à ${group_max}\u00a0pers.`
  const size = group_max ?? group_min
  return size ? `${size}\u00a0pers.` : null
}
