import type { ExpeditionType } from './expedition-type'

export const MIN_TRIP_DAYS = 2
export const MAX_TRIP_DAYS = 15

type ExpeditionFacts = {
  expedition_type?: ExpeditionType | null
  duration_days?: number | null
  age_min_child?: number | null
  group_min?: number | null
  group_max?: number | null
  days?: unknown[] | null
}

type FieldError = { path: string; message: string }

/** What keeps an expedition from being published, field by field; empty when nothing does. */
export const checkExpedition = (expedition: ExpeditionFacts): FieldError[] => {
  const { expedition_type, duration_days, age_min_child, group_min, group_max, days } = expedition
  const errors: FieldError[] = []
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
