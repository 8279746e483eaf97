import { EXPEDITION_TYPES, type ExpeditionType } from '@/domain/catalogue/expedition-type'

// `hit_rows.kind` holds three small numbers as digits (type, level, eco rating), which the values of `hit_bits` are read from.

/** The number of a type in `hit_rows.kind`. */
export const typeCode = (type: ExpeditionType): number => EXPEDITION_TYPES.indexOf(type) + 1

const CODES = `array[${EXPEDITION_TYPES.map((type) => `'${type}'`).join(', ')}]`

/** SQL of a card's kind, from its type, level and eco rating. */
export const kindOf = (type: string): string => `array_position(${CODES}, ${type}) * 100 + level * 10 + eco_rating`

/** SQL of the type's name, from its number. */
export const TYPE_OF_CODE = (code: string): string => `(${CODES})[${code}]`
