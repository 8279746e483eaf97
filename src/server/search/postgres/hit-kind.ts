import { EXPEDITION_TYPES, type ExpeditionType } from '@/domain/expedition-type'

// `hit_rows.kind` holds three small numbers as digits (type, level, eco rating): one column to group by instead of three.

/** The number of a type in `hit_rows.kind`. */
export const typeCode = (type: ExpeditionType): number => EXPEDITION_TYPES.indexOf(type) + 1

const CODES = `array[${EXPEDITION_TYPES.map((type) => `'${type}'`).join(', ')}]`

/** SQL of a card's kind, from its type, level and eco rating. */
export const kindOf = (type: string): string => `array_position(${CODES}, ${type}) * 100 + level * 10 + eco_rating`

export const TYPE_OF_KIND = (kind: string): string => `${kind} / 100`
export const LEVEL_OF_KIND = (kind: string): string => `${kind} / 10 % 10`
export const ECO_OF_KIND = (kind: string): string => `${kind} % 10`

/** SQL of the type's name. */
export const TYPE_NAME_OF_KIND = (kind: string): string => `(${CODES})[${TYPE_OF_KIND(kind)}]`
