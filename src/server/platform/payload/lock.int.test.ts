import { setTimeout as wait } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload, type CollectionBeforeChangeHook, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { lockBeforeUpdate } from '@/collections/users/lock-before-update'
import { createUser } from '../../../../tests/factories/user'
import { tokenOf } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'

const SIGN_INS = 16

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

/**
 * Has a user sign in 16 times at once between the moment a save of the panel reads the account and the moment it writes it
 * back, and counts the tokens that open nothing afterwards. The save waits for them, unless they wait for the save.
 */
const deadTokensAfterSave = async ({ patience }: { patience: number }): Promise<number> => {
  const { id, email } = await createUser(payload)
  let signIns: Promise<string[]> | undefined
  const signInMeanwhile: CollectionBeforeChangeHook = async ({ data }) => {
    signIns = Promise.all(Array.from({ length: SIGN_INS }, () => tokenOf(email)))
    await Promise.race([signIns, wait(patience)])
    return data
  }
  const { beforeChange } = payload.collections.users.config.hooks
  beforeChange.push(signInMeanwhile)
  try {
    await payload.update({ collection: 'users', id, data: { last_name: 'Renommée' } })
  } finally {
    beforeChange.splice(beforeChange.indexOf(signInMeanwhile), 1)
  }
  const tokens = (await signIns) ?? []
  expect(new Set(tokens).size).toBe(SIGN_INS)
  const profiles = await Promise.all(tokens.map((token) => call<{ last_name?: string }>('v1/user', { token })))
  for (const { status, body } of profiles) if (status === 200) expect(body.last_name).toBe('Renommée')
  return profiles.filter(({ status }) => status !== 200).length
}

describe('sign-ins in the middle of a save of the account', () => {
  it('all work, as the save holds the account’s row', async () => {
    expect(await deadTokensAfterSave({ patience: 1500 })).toBe(0)
  })

  it('would all be lost without that lock', async () => {
    const { beforeOperation } = payload.collections.users.config.hooks
    const place = beforeOperation.indexOf(lockBeforeUpdate)
    beforeOperation.splice(place, 1)
    try {
      expect(await deadTokensAfterSave({ patience: 50_000 })).toBe(SIGN_INS)
    } finally {
      beforeOperation.splice(place, 0, lockBeforeUpdate)
    }
  })
})
