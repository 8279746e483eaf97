import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../../../../tests/factories/user'
import { logIn, newEmail, post } from '../../../../../tests/integration/account-calls'
import { query } from '@/server/platform/db/pool'
import { runCreateAdmin } from './create-admin'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const PASSWORD = 'une marmotte sur le névé'

/** What the command answers for an address, and what it prints. */
const run = async (args: string[]) => {
  const printed: string[] = []
  const print = (line: string): void => void printed.push(line)
  return { code: await runCreateAdmin({ args, print, printError: print }), printed: printed.join('\n') }
}

const tokenIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? ''

describe('the command that makes an administrator', () => {
  it('prints a link that opens the account once, and no password', async () => {
    const email = newEmail()
    const { code, printed } = await run(['--email', email.toUpperCase()])
    expect(code).toBe(0)
    const [row] = await query<{ role: string; hash: string | null }>('select role, hash from users where email = $1', [
      email,
    ])
    expect(row).toEqual({ role: 'admin', hash: null })
    const choose = () => post('auth/new-password', { token: tokenIn(printed), password: PASSWORD })
    expect((await choose()).status).toBe(200)
    expect((await choose()).status).toBe(422)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  it('prints a new link for an administrator who lost theirs', async () => {
    const { email } = await createUser(payload, { role: 'admin' })
    const { code, printed } = await run(['--email', email])
    expect([code, tokenIn(printed).length]).toEqual([0, 43])
  })

  it.each(['customer', 'staff'] as const)('takes over no account of a %s', async (role) => {
    const { id, email } = await createUser(payload, { role })
    const { code, printed } = await run(['--email', email])
    expect([code, tokenIn(printed)]).toEqual([1, ''])
    expect((await query('select role from users where id = $1', [id]))[0]).toEqual({ role })
  })

  it.each([[[]], [['--email', 'nobody']], [['--password', 'x']]])('asks for an address: %s', async (args) => {
    const { code, printed } = await run(args)
    expect([code, printed.includes('--email')]).toEqual([1, true])
  })

  it('says which address is not one', async () => {
    const { code, printed } = await run(['--email', 'nobody'])
    expect([code, printed]).toEqual([1, expect.stringContaining('« nobody » is not an e-mail address.')])
  })
})
