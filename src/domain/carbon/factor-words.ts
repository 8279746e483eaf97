import type { FactorUnit } from './factor'

/** Whose grams a factor counts, in French. */
export const UNIT_WORDS: Record<FactorUnit, string> = {
  passenger_km: 'par km et par personne',
  vehicle_km: 'par km et par véhicule',
  person_night: 'par nuit et par personne',
  meal: 'par repas',
}

/** The same where a label already says whose. */
export const SHORT_UNIT_WORDS: Record<FactorUnit, string> = {
  passenger_km: 'par km',
  vehicle_km: 'par km',
  person_night: 'par nuit',
  meal: 'par repas',
}

/** What is read best: grams a kilometre, kilograms a night or a meal. */
const AMOUNTS: Record<FactorUnit, { name: string; mg: number }> = {
  passenger_km: { name: 'g', mg: 1_000 },
  vehicle_km: { name: 'g', mg: 1_000 },
  person_night: { name: 'kg', mg: 1_000_000 },
  meal: { name: 'kg', mg: 1_000_000 },
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

/** `2,93 g` a kilometre or `6,93 kg` a night, from milligrams. */
export const formatFactor = ({ unit, mg }: { unit: FactorUnit; mg: number }): string =>
  `${number.format(mg / AMOUNTS[unit].mg)}\u00a0${AMOUNTS[unit].name}`

/** `de 200 à 300 g`, or null where official sources say the same. */
export const formatFactorRange = (factor: { unit: FactorUnit; low_mg: number; high_mg: number }): string | null => {
  const { unit, low_mg, high_mg } = factor
  if (low_mg === high_mg) return null
  return `de ${number.format(low_mg / AMOUNTS[unit].mg)} à ${formatFactor({ unit, mg: high_mg })}`
}
