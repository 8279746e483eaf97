import { beforeEach, expect, it } from 'vitest'
import { SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import { forgetPerson, noteWhoIsHere } from '@/storefront/lib/session/forget-person'
import { MINE, queryClient } from './query-client'

const OWN = [MINE, 'reservations', 1]
const PUBLIC = ['catalogue', '']

beforeEach(() => {
  writeTab(SESSION_KEYS.signedInUser, null)
  noteWhoIsHere(1)
  for (const key of [OWN, PUBLIC]) queryClient().setQueryData(key, 'an answer')
})

const kept = () => [OWN, PUBLIC].map((key) => queryClient().getQueryData(key))

it('forgets what was somebody’s own as they leave, and keeps the rest', () => {
  forgetPerson()
  expect(kept()).toEqual([undefined, 'an answer'])
})

it('forgets it too as another comes', () => {
  noteWhoIsHere(1)
  expect(kept()).toEqual(['an answer', 'an answer'])
  noteWhoIsHere(2)
  expect(kept()).toEqual([undefined, 'an answer'])
})
