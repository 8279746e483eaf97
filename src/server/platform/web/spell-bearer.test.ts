import { expect, it } from 'vitest'
import { spellBearer } from './spell-bearer'

it.each([
  ['bearer a.b.c', 'Bearer a.b.c'],
  ['BEARER  a.b.c', 'Bearer a.b.c'],
  ['Bearer bearer', 'Bearer bearer'],
  ['Basic bearer a', 'Basic bearer a'],
  [undefined, undefined],
])('reads the scheme of « %s » in any case', (given, expected) => {
  const req = { headers: { authorization: given } }
  spellBearer(req)
  expect(req.headers.authorization).toBe(expected)
})
