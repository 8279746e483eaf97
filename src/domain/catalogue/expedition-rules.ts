import type { ExpeditionType } from './expedition-type'

export const MIN_TRIP_DAYS = 2
export const MAX_TRIP_DAYS = 15

type ExpeditionFacts = {
  expedition_type?: ExpeditionType | null
  duration_days?: number | null
  age_min_child?: number | null
  age_max_child?: number | null
  price_cents?: number | null
  child_price_cents?: number | null
  child_price_max_age?: number | null
  group_min?: number | null
  group_max?: number | null
  days?: unknown[] | null
}

type FieldError = { path: string; message: string }

/** What keeps an expedition from being published, field by field; empty when nothing does. */
export const checkExpedition = (expedition: ExpeditionFacts): FieldError[] => {
  const { expedition_type, duration_days, age_min_child, group_min, group_max, days } = expedition
  const errors: FieldError[] = childErrors(expedition)
  if (expedition_type && expedition_type !== 'adult' && !age_min_child) {
    errors.push({ path: 'age_min_child', message: 'Indique l’âge minimum des enfants pour ce type d’aventure.' })
  }
  if (group_min && group_max && group_min > group_max) {
    errors.push({ path: 'group_max', message: 'Le groupe maximum ne peut pas être plus petit que le minimum.' })
  }
  if (duration_days && days && days.length > 0 && days.length !== duration_days) {
    errors.push({
      path: 'days',
      message: `Le programme compte ${String(days.length)} jours pour une aventure de ${String(duration_days)} jours.`,
    })
  }
  return errors
}

const childErrors = ({ expedition_type, age_min_child, age_max_child, ...prices }: ExpeditionFacts): FieldError[] =>
  expedition_type === 'kids' && age_min_child && age_max_child && age_min_child > age_max_child
    ? [{ path: 'age_max_child', message: 'L’âge maximum ne peut pas être plus petit que le minimum.' }]
    : childPriceErrors({ age_min_child, ...prices })

const childPriceErrors = ({
  age_min_child,
  price_cents,
  child_price_cents,
  child_price_max_age,
}: ExpeditionFacts): FieldError[] => {
  const price = child_price_cents ?? null
  const maxAge = child_price_max_age ?? null
  if (price === null && maxAge === null) return []
  if (maxAge === null) {
    return [{ path: 'child_price_max_age', message: 'Indique jusqu’à quel âge vaut le prix par enfant.' }]
  }
  if (price === null) return [{ path: 'child_price_cents', message: 'Indique le prix par enfant, ou vide l’âge.' }]
  if (price >= (price_cents ?? Infinity)) {
    return [{ path: 'child_price_cents', message: 'Le prix par enfant est plus petit que le prix par personne.' }]
  }
  return maxAge < (age_min_child ?? 0)
    ? [{ path: 'child_price_max_age', message: 'Aucun enfant de cet âge ne part\u00a0: vérifie l’âge minimum.' }]
    : []
}
