import type { ExpeditionType } from '@/domain/catalogue/expedition-type'

/** Who may come, in words: « Dès 6 ans », « De 8 à 14 ans »; null where the trip is for adults. */
export const acceptedAges = ({
  expedition_type: type,
  age_min_child: min,
  age_max_child: max,
}: {
  expedition_type: ExpeditionType
  age_min_child: number | null
  age_max_child: number | null
}): string | null => {
  if (type === 'adult' || min === null) return null
  return max === null ? `Dès ${String(min)}\u00a0ans` : `De ${String(min)} à ${String(max)}\u00a0ans`
}

/** Whether somebody of so many whole years on the first day may come, as far as the trip's own ages go. */
export const acceptsAge = ({ age, min, max }: { age: number; min: number | null; max: number | null }): boolean =>
  (min === null || age >= min) && (max === null || age <= max)
