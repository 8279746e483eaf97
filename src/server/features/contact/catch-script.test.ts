import { expect, it } from 'vitest'
import { catchScript } from './catch-script'

const now = new Date('2026-11-23T10:00:00Z')
const openedBefore = (seconds: number) => ({ key: 'a', openedAt: now.getTime() - seconds * 1000 })

it.each([
  ['a person', { form: openedBefore(3) }, null],
  ['a person whose browser sends the hidden field empty', { form: openedBefore(40), website: '' }, null],
  ['who fills in what nobody sees', { form: openedBefore(40), website: 'https://spam.test' }, 'hidden_field'],
  ['who never opened the form', { form: null }, 'no_form'],
  ['who writes in no time', { form: openedBefore(2.9) }, 'too_quick'],
  ['a form of the future', { form: openedBefore(-60) }, 'too_quick'],
])('%s', (_who, sent, caught) => {
  expect(catchScript({ ...sent, now })).toBe(caught)
})
