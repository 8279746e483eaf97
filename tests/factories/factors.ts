import type { Factor, FactorKey, Factors, FactorUnit } from '@/domain/carbon/factor'

/** The factors of method 3 as they were first, in milligrams: value, lowest, highest. */
const FIRST: Record<FactorKey, [unit: FactorUnit, mg: number, low_mg: number, high_mg: number]> = {
  train_tgv: ['passenger_km', 2_930, 2_930, 2_930],
  train_intercites: ['passenger_km', 8_980, 7_500, 8_980],
  train_ter: ['passenger_km', 27_700, 27_700, 27_700],
  train_abroad: ['passenger_km', 27_700, 8_980, 27_700],
  train_suburban: ['passenger_km', 9_780, 9_780, 9_780],
  metro: ['passenger_km', 5_030, 5_030, 5_030],
  bus: ['passenger_km', 122_400, 120_000, 122_400],
  coach: ['passenger_km', 37_600, 37_500, 37_600],
  car: ['vehicle_km', 227_600, 227_600, 227_600],
  car_electric: ['vehicle_km', 107_800, 107_800, 107_800],
  plane_1000: ['passenger_km', 224_600, 200_000, 300_000],
  plane_2000: ['passenger_km', 184_700, 180_000, 200_000],
  plane_5000: ['passenger_km', 166_800, 160_000, 170_000],
  plane_far: ['passenger_km', 177_900, 150_000, 177_900],
  ferry_seat: ['passenger_km', 109_000, 109_000, 109_000],
  ferry_cabin: ['passenger_km', 189_000, 189_000, 189_000],
  ferry_vehicle: ['vehicle_km', 227_000, 227_000, 227_000],
  ebike: ['passenger_km', 11_000, 11_000, 11_000],
  night_hotel: ['person_night', 6_930_000, 5_300_000, 9_910_000],
  night_guesthouse: ['person_night', 3_200_000, 3_200_000, 3_200_000],
  night_rental: ['person_night', 5_300_000, 5_200_000, 5_300_000],
  night_hostel: ['person_night', 1_155_000, 1_155_000, 1_155_000],
  night_refuge: ['person_night', 1_155_000, 1_155_000, 1_155_000],
  night_camping: ['person_night', 1_400_000, 1_400_000, 1_400_000],
  night_boat: ['person_night', 1_155_000, 1_155_000, 1_155_000],
  meal_breakfast: ['meal', 320_000, 320_000, 320_000],
  meal_vegan: ['meal', 540_000, 540_000, 540_000],
  meal_vegetarian: ['meal', 850_000, 850_000, 850_000],
  meal_white_meat: ['meal', 1_650_000, 1_650_000, 1_650_000],
  meal_red_meat: ['meal', 5_010_000, 5_010_000, 5_010_000],
  meal_oily_fish: ['meal', 1_450_000, 1_450_000, 1_450_000],
  meal_white_fish: ['meal', 2_220_000, 2_220_000, 2_220_000],
}

const factorOf = ([key, [unit, mg, low_mg, high_mg]]: [string, (typeof FIRST)[FactorKey]], at: number): Factor => ({
  id: at + 1,
  key: key as FactorKey,
  label: key,
  unit,
  mg,
  low_mg,
  high_mg,
  source: 'ADEME',
  version: '2026',
})

const all = Object.entries(FIRST).map(factorOf)

/** Those factors, for the tests of rules; `factors.int.test.ts` holds them to the rows of the database. */
export const FACTORS: Factors = {
  number: all.length,
  of: Object.fromEntries(all.map((factor) => [factor.key, factor])) as Factors['of'],
}
