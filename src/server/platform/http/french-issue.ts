import type { z } from 'zod'
import { INVALID_EMAIL, NO_SUCH_DATE } from '@/domain/travelers/participant-check'
import { formatCount } from '@/domain/text/plural'

type Issue = z.core.$ZodRawIssue

const MISSING = 'Ce champ est obligatoire.'
const REPEATED = 'On attend ici une seule valeur.'
const MISSHAPEN = 'Cette valeur n’a pas la forme attendue.'

const TYPES: Record<string, string> = {
  array: 'une liste',
  boolean: 'oui ou non (true ou false)',
  int: 'un nombre entier',
  number: 'un nombre',
  object: 'un objet',
  record: 'un objet',
  string: 'un texte',
}
const UNITS: Record<string, string> = { string: 'caractère', array: 'élément' }

const sizeOf = ({ size, origin }: { size: number | bigint; origin: string }): string => {
  const unit = UNITS[origin]
  return unit ? formatCount(Number(size), unit) : String(size)
}

const FORMATS: Record<string, string> = { email: INVALID_EMAIL, date: NO_SUCH_DATE }

const ofType = ({ input, expected }: { input?: unknown; expected: string }): string => {
  if (input === undefined) return MISSING
  if (Array.isArray(input)) return REPEATED
  const type = TYPES[expected]
  return type ? `On attend ici ${type}.` : MISSHAPEN
}

/** Why a schema refuses a value, in words for whoever filled it in. */
export const frenchIssue = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue)
    case 'too_big':
      return `${sizeOf({ size: issue.maximum, origin: issue.origin })} au plus.`
    case 'too_small':
      return issue.input === '' ? MISSING : `${sizeOf({ size: issue.minimum, origin: issue.origin })} au moins.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? MISSHAPEN
    case 'invalid_value':
      return `On attend ici l’une de ces valeurs : ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Champ inconnu : ${issue.keys.join(', ')}.`
    default:
      return issue.input === undefined ? MISSING : MISSHAPEN
  }
}
