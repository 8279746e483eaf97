import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { createUser } from '../../../../../tests/factories/user'
import { memberWithFactor, openedByPassword } from '../../../../../tests/integration/second-factor-calls'
import { removeByCommand } from './remove-by-command'

it('lets the last administrator in again, and says what it did', async () => {
  const payload = await getPayload({ config, cron: false })
  const admin = await memberWithFactor(payload, 'admin')
  expect(await removeByCommand('personne@lagopede.test')).toBe('unknown')
  expect(await removeByCommand((await createUser(payload)).email)).toBe('none')
  expect(await removeByCommand(admin.email.toUpperCase())).toBe('removed')
  expect(await openedByPassword(admin.email)).toBe(admin.id)
})
