import type { FactorUnit } from '@/domain/carbon/factor'

const UNITS: Record<FactorUnit, { name: string; mg: number }> = {
  passenger_km: { name: 'g par km', mg: 1_000 },
  vehicle_km: { name: 'g par km et par véhicule', mg: 1_000 },
  person_night: { name: 'kg par nuit', mg: 1_000_000 },
  meal: { name: 'kg par repas', mg: 1_000_000 },
}

type Of = { unit: FactorUnit }

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3, useGrouping: false })

/** The unit that the agency reads a factor in. */
export const unitOf = ({ unit }: Of): string => UNITS[unit].name

/** Milligrams in that unit, as French writes it. */
export const amountOf = ({ unit }: Of, mg: number): string => number.format(mg / UNITS[unit].mg)

/** Milligrams of what was typed in that unit, null for no number. */
export const readAmount = ({ unit }: Of, typed: string): number | null => {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * UNITS[unit].mg) : null
}
