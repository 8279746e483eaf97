import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePanelRoute, type PanelAuth } from '@/contract/define-route'
import { ROLES } from '@/domain/accounts/roles'
import { checkCaller, unknownAddress } from './check-caller'
import { HttpError } from './errors'

const routeOf = (auth: PanelAuth) =>
  definePanelRoute({ method: 'post', path: '/users/made-up', auth, response: z.object({}) })

const said = async (auth: PanelAuth, role: string | null): Promise<string> => {
  const req = { user: role && { id: 1, role }, headers: new Headers() } as unknown as PayloadRequest
  return checkCaller({ route: routeOf(auth), req }).then(
    () => 'may',
    (error: unknown) => (error instanceof HttpError ? `${String(error.status)} ${error.message}` : String(error)),
  )
}

const NOWHERE = '404 Cette adresse n’existe pas.'

describe('a call of the panel', () => {
  it.each([
    ['staff', ['staff', 'admin'], '403 Accès refusé', '403 Accès refusé'],
    ['team', ['guide', 'marketer', 'staff', 'admin'], NOWHERE, NOWHERE],
    ['admin', ['admin'], NOWHERE, NOWHERE],
    ['sign_in', ['guide', 'marketer', 'staff', 'admin'], NOWHERE, 'may'],
  ] as const)('of %s is for %j; the others are told %s, nobody %s', async (auth, may, others, nobody) => {
    const answers = await Promise.all(ROLES.map(async (role) => [role, await said(auth, role)]))
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(ROLES.map((role) => [role, may.some((one) => one === role) ? 'may' : others])),
    )
    expect(await said(auth, null)).toBe(nobody)
  })

  it.each([
    ['staff', 'Introuvable'],
    ['admin', 'Cette adresse n’existe pas.'],
  ] as const)('of %s says of a number that is none: %s', (auth, message) => {
    expect(unknownAddress(routeOf(auth))).toMatchObject({ status: 404, message })
  })
})
