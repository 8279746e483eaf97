import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Email } from '@/contract/accounts'
import { bodyCount, pathCount } from '@/contract/whole-numbers'
import { INVALID_EMAIL, NO_SUCH_DATE } from '@/domain/travelers/participant-check'
import { frenchIssue } from './french-issue'

const messageOf = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value, { error: frenchIssue }).error?.issues[0]?.message.replaceAll('\u00a0', ' ')

describe('a refused value', () => {
  it.each([
    ['what is missing', z.string(), undefined, 'Ce champ est obligatoire.'],
    ['what is missing of several forms', pathCount(3), undefined, 'Ce champ est obligatoire.'],
    ['null for a choice', z._default(z.boolean(), false), null, 'On attend ici oui ou non (true ou false).'],
    ['an empty text', z.string().min(1), '', 'Ce champ est obligatoire.'],
    ['a number for a text', z.string(), 3, 'On attend ici un texte.'],
    ['letters for a number', z.coerce.number(), 'abc', 'On attend ici un nombre.'],
    ['a fraction', z.int(), 1.5, 'On attend ici un nombre entier.'],
    ['a long text', z.string().max(3), 'abcd', '3 caractères au plus.'],
    ['a short text', z.string().min(2), 'a', '2 caractères au moins.'],
    ['a great number', z.number().max(5), 6, '5 au plus.'],
    ['a small number', z.number().min(2), 1, '2 au moins.'],
    ['an empty list', z.array(z.string()).min(1), [], '1 élément au moins.'],
    ['an address without its end', Email, 'a@', INVALID_EMAIL],
    ['a day that does not exist', z.iso.date(), '2027-02-31', NO_SUCH_DATE],
    ['a text of another form', z.string().regex(/^a$/), 'b', 'Cette valeur n’a pas la forme attendue.'],
    ['another word', z.enum(['oui', 'non']), 'si', 'On attend ici l’une de ces valeurs : oui, non.'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'Champ inconnu : a.'],
    ['none of the forms', pathCount(3), true, 'Cette valeur n’a pas la forme attendue.'],
  ])('%s is told in French', (_case, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})

describe('a count in a body', () => {
  it.each([1, 3])('is read from %j', (given) => {
    expect(bodyCount(3).parse(given)).toBe(given)
  })

  it.each([0, 4, '3', '', '1e1', ' 1', true, [3], null, 1.5])('is not read from %j', (given) => {
    expect(bodyCount(3).safeParse(given).success).toBe(false)
  })
})
