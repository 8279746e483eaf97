/** What a factor counts for: a passenger or a vehicle over a kilometre, a person's night, a meal. */
export const FACTOR_UNITS = ['passenger_km', 'vehicle_km', 'person_night', 'meal'] as const
export type FactorUnit = (typeof FACTOR_UNITS)[number]

/** What the method counts with; each has dated rows in `emission_factors`, and none is written in the code. */
export const FACTOR_KEYS = [
  'train_tgv',
  'train_intercites',
  'train_ter',
  'train_abroad',
  'train_suburban',
  'metro',
  'bus',
  'coach',
  'car',
  'car_electric',
  'plane_1000',
  'plane_2000',
  'plane_5000',
  'plane_far',
  'ferry_seat',
  'ferry_cabin',
  'ferry_vehicle',
  'ebike',
  'night_hotel',
  'night_guesthouse',
  'night_rental',
  'night_hostel',
  'night_refuge',
  'night_camping',
  'night_boat',
  'meal_breakfast',
  'meal_vegan',
  'meal_vegetarian',
  'meal_white_meat',
  'meal_red_meat',
  'meal_oily_fish',
  'meal_white_fish',
] as const
export type FactorKey = (typeof FACTOR_KEYS)[number]

/**
 * A factor in force: milligrams of CO₂e per unit, with the lowest and the highest that official sources give (its own value where
 * they agree), and where it comes from. `id` is its row's number.
 */
export type Factor = {
  id: number
  key: FactorKey
  label: string
  unit: FactorUnit
  mg: number
  low_mg: number
  high_mg: number
  source: string
  version: string
}

/** The factors in force on a day; `number` grows by one with each row, and names them all. */
export type Factors = { number: number; of: Record<FactorKey, Factor> }

/** The rules of the method (distances, classes, hours, margin), whatever its factors. */
export const METHOD = 4

/** What a figure was counted with, as contracts and papers say it: « 4.31 » is method 4 with the factors number 31. */
export const carbonVersion = ({ number }: Pick<Factors, 'number'>): string => `${String(METHOD)}.${String(number)}`
