import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GuideAbsence } from '@/contract/guide-absences'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { DaysOffBox } from './days-off-box'

const LED = {
  departure_id: 7,
  name: 'Bréhat en kayak',
  departure_start: '2027-06-12',
  departure_end: '2027-06-14',
}
const OFF: GuideAbsence = {
  id: 3,
  first_day: '2027-06-10',
  last_day: '2027-06-12',
  note: 'Mariage',
  is_own: true,
  departures: [],
}

let kept: GuideAbsence[]
const sent: Array<[string, string, unknown]> = []

beforeEach(() => {
  queryClient().clear()
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  sent.length = 0
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json(kept))
    sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : null])
    if (method === 'DELETE') {
      kept = []
      return Promise.resolve(Response.json({ ok: true }))
    }
    kept = [{ ...OFF, departures: [LED] }]
    return Promise.resolve(Response.json(kept[0], { status: 201 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (absences: GuideAbsence[]) => {
  kept = absences
  render(<DaysOffBox userId={1} today="2027-06-02" />)
}

it('says that no day is noted, then notes one, and names the departure that one leads all the same', async () => {
  show([])
  expect(await screen.findByText(/Tu n’as noté aucun jour/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Je ne suis pas disponible du'), '2027-06-12')
  await userEvent.type(screen.getByLabelText(/Un mot pour l’agence/), 'Mariage')
  await userEvent.click(screen.getByRole('button', { name: 'Noter ces jours' }))
  const list = within(await screen.findByRole('list', { name: 'Jours notés' }))
  expect(sent).toEqual([
    [
      'POST',
      expect.stringMatching(/guide\/absences$/),
      { first_day: '2027-06-12', last_day: '2027-06-12', note: 'Mariage' },
    ],
  ])
  expect(list.getByRole('link', { name: 'Bréhat en kayak' }).getAttribute('href')).toBe('/my-expeditions/admin/7')
  expect(list.getByText(/le départ reste le tien, l’agence est prévenue/)).toBeVisible()
})

it('refuses days that are over before anything is sent', async () => {
  show([])
  await userEvent.type(await screen.findByLabelText('Je ne suis pas disponible du'), '2027-06-01')
  await userEvent.click(screen.getByRole('button', { name: 'Noter ces jours' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ces jours sont passés')
  expect(sent).toEqual([])
})

it('removes days, and says which the agency noted', async () => {
  show([{ ...OFF, is_own: false }])
  expect(await screen.findByText('Noté par l’agence.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Retirer du 10 au 12/ }))
  expect(await screen.findByText(/Tu n’as noté aucun jour/)).toBeVisible()
  expect(sent[0]).toEqual(['DELETE', expect.stringMatching(/guide\/absences\/3$/), null])
})
