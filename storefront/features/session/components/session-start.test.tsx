import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { SessionStart } from './session-start'

afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('removes what a former version wrote of travelers’ health in this browser', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ jwt: null })))
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem('bookingDraft', JSON.stringify({ cart: 7, participants: [{ diet: 'Diabète' }] }))
  localStorage.setItem('bookingIntent', 'stays')
  render(<SessionStart />)
  await eventually(() => expect(fetch).toHaveBeenCalled())
  expect(localStorage.getItem('bookingDraft')).toBeNull()
  expect(localStorage.getItem('bookingIntent')).toBe('stays')
})
