import type { Comparison } from '@/domain/catalogue/comparison'

type Kept = Omit<Comparison, 'trips'>

/** What a form of the comparison sends along: town, dates and travelers. */
export const KeptFields = ({ kept }: { kept: Kept }) => (
  <>
    {KEYS.map((name) => kept[name] !== undefined && <input key={name} type="hidden" name={name} value={kept[name]} />)}
  </>
)

const KEYS = ['from', 'start', 'end', 'travelers'] as const satisfies Array<keyof Kept>
