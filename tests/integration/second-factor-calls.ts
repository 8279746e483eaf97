import type { Payload } from 'payload'
import type { Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { giveAccountSecondFactor } from '../factories/second-factor'
import { createUser, PASSWORD } from '../factories/user'
import { cookiesOf, cookieValue, newClient } from './account-calls'
import { call } from './call'

export type PanelBody = {
  token?: string | null
  error?: string
  second_factor?: string
  since?: string | null
  recovery_codes_left?: number
  recovery_codes?: string[]
  secret?: string
  qr?: string
  user?: object | null
}

/** The headers that say who calls. */
export type Who = Record<string, string>

/** Calls the panel as its own page does. */
export const panel = (path: string, body: object = {}, who: Who = {}) =>
  call<PanelBody>(`users/${path}`, {
    method: 'POST',
    body,
    headers: { ...newClient(), 'sec-fetch-site': 'same-origin', ...who },
  })

export const cookieOf = (answer: { headers: Headers }, name: string): Who => ({
  cookie: `${name}=${cookieValue(cookiesOf(answer)[name])}`,
})

/** Gives the password at the panel's door; answers the cookie of what comes next. */
export const givePassword = async (email: string, password = PASSWORD) => {
  const answer = await panel('login', { email, password })
  return { answer, pending: cookieOf(answer, 'second_factor') }
}

/** The account that the password alone opens, by the session that the panel answers; undefined when it opens none. */
export const openedByPassword = async (email: string): Promise<number | undefined> => {
  const { answer } = await givePassword(email)
  const session = { ...cookieOf(answer, 'payload-token'), 'sec-fetch-site': 'same-origin' }
  return (await call<{ user: { id: number } | null }>('users/me', { headers: session })).body.user?.id
}

/** A new account of the team with a second factor. */
export const memberWithFactor = async (payload: Payload, role: Role = 'staff') => {
  const user = await createUser(payload, { role })
  return { ...user, ...(await giveAccountSecondFactor(payload, user)) }
}

/** Signs in with both factors; answers the headers of the open session. */
export const enter = async ({ email, code }: { email: string; code: string }): Promise<Who> => {
  const { pending } = await givePassword(email)
  const answer = await panel('second-factor/give', { code }, pending)
  if (answer.status !== 200) throw new Error(`${String(answer.status)} ${JSON.stringify(answer.body)}`)
  return { ...cookieOf(answer, 'payload-token'), 'sec-fetch-site': 'same-origin' }
}

/** Signs in by the password alone. */
export const signedIn = async (email: string): Promise<Who> => {
  const answer = await panel('login', { email, password: PASSWORD })
  return { ...cookieOf(answer, 'payload-token'), 'sec-fetch-site': 'same-origin' }
}

export const sessionsOf = async (userId: number): Promise<number> =>
  (await query('select 1 from users_sessions where _parent_id = $1', [userId])).length
