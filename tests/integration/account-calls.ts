import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../factories/user'
import { call, type Answer } from './call'

/** What the account calls answer, all together. */
export type AccountBody = {
  token: string
  error: string
  errors: unknown
  user_id: number
  exists: string
  jwt: string | null
  phone: string | null
}

let clients = 0

/** A client of its own for each test: limits are counted by client. */
export const newClient = (): Record<string, string> => {
  clients += 1
  return { 'x-client-address': `198.51.${String(Math.floor(clients / 250))}.${String((clients % 250) + 1)}` }
}

export const newEmail = (): string => `${randomUUID()}@lagopede.test`

export const post = (path: string, body: unknown, headers = newClient()): Promise<Answer<AccountBody>> =>
  call<AccountBody>(`v1/${path}`, { method: 'POST', body, headers })

export const logIn = (email: string, password = PASSWORD, headers = newClient()): Promise<Answer<AccountBody>> =>
  post('auth/login', { email, password }, headers)

export const tokenOf = async (email: string, password = PASSWORD): Promise<string> =>
  (await logIn(email, password)).body.token

/** The Set-Cookie lines of an answer, by name. */
export const cookiesOf = ({ headers }: { headers: Headers }): Record<string, string> =>
  Object.fromEntries(headers.getSetCookie().map((line) => [line.split('=')[0] ?? '', line]))

export const cookieValue = (line = ''): string => decodeURIComponent(/^[^=]+=([^;]*)/.exec(line)?.[1] ?? '')

/** The number of the session that a token belongs to. */
export const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid
