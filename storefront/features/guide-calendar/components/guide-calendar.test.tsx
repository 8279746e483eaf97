import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuidedDeparture } from '@/contract/guide-calendar'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildGuided } from '../rules/build-guided.fixture'
import { GuideCalendar } from './guide-calendar'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/departures')
        ? Response.json(body, { status })
        : path.endsWith('/absences')
          ? Response.json(DAYS_OFF)
          : Response.json({ created_at: null, changes: 'at_once' }),
    ),
  )

const DAYS_OFF = [
  { id: 3, first_day: '2027-06-10', last_day: '2027-06-11', note: 'Mariage', is_own: true, departures: [] },
]

const show = async (departures: GuidedDeparture[]) => {
  answer({ is_guide: true, today: '2027-06-02', departures })
  render(<GuideCalendar />)
  return within(await screen.findByRole('region', { name: 'Mes départs à guider' }))
}

const LATER = buildGuided({
  departure_id: 8,
  name: 'Bréhat en kayak',
  departure_start: '2027-06-28',
  departure_end: '2027-07-02',
  status: 'open',
  questions: 2,
})
const PAST = buildGuided({ departure_id: 6, departure_start: '2027-05-01', departure_end: '2027-05-04', name: 'Guara' })

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => vi.unstubAllGlobals())

describe('GuideCalendar', () => {
  it('begins with the next departure: when, how full, what waits, and its page', async () => {
    const calendar = await show([PAST, buildGuided({ incomplete_profiles: 3 }), LATER])
    const [next] = calendar.getAllByRole('article')
    const card = within(next ?? document.body)
    expect(card.getByText(/^Dans 12.jours$/)).toBeVisible()
    expect(card.getByText('Confirmé')).toBeVisible()
    expect(card.getByText('6 places prises sur 10')).toBeVisible()
    expect(card.getByText(/^3.profils incomplets$/)).toBeVisible()
    expect(card.getByRole('link', { name: /^Mon espace guide/ }).getAttribute('href')).toBe('/my-expeditions/admin/7')
  })

  it('marks the days on which one is not available', async () => {
    const calendar = await show([buildGuided()])
    const june = within(calendar.getByRole('group', { name: /Départs de juin.2027/ }))
    await vi.waitFor(() => expect(june.getAllByText(', pas disponible')).toHaveLength(2))
    expect(calendar.getByRole('list', { name: 'Jours notés' }).textContent).toContain('Mariage')
  })

  it('shows its month, where a link says name, days, state, fill and what waits; and the ones beside it', async () => {
    const calendar = await show([PAST, buildGuided(), LATER])
    const june = within(calendar.getByRole('group', { name: /Départs de juin.2027/ }))
    const bars = june.getAllByRole('link')
    expect(bars.map((bar) => bar.getAttribute('href'))).toEqual(['/my-expeditions/admin/7', '/my-expeditions/admin/8'])
    expect(bars[1]?.textContent).toMatch(
      /Bréhat en kayak, Du 28.juin au 2.juil..2027,À confirmer, 6 \/ 10 places prises2.questions sans réponse/,
    )
    await userEvent.click(calendar.getByRole('button', { name: 'Mois suivant' }))
    const july = within(calendar.getByRole('group', { name: /Départs de juillet.2027/ }))
    expect(july.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(calendar.getByRole('button', { name: 'Aujourd’hui' }))
    expect(calendar.getByRole('heading', { name: /^juin.2027$/ })).toBeVisible()
  })

  it('lists what is to come by week, and past departures apart', async () => {
    const calendar = await show([PAST, buildGuided(), LATER])
    const week = within(calendar.getByRole('region', { name: /Semaine du 14 au 20.juin.2027/ }))
    expect(week.getByRole('link', { name: 'Traversée du Vercors en bivouac' })).toBeVisible()
    await userEvent.click(calendar.getByText('Départs passés (1)'))
    expect(within(calendar.getByRole('group', { name: '' })).getByText('Guara')).toBeVisible()
  })

  it('says so to a guide without departures', async () => {
    const calendar = await show([])
    expect(calendar.getByText(/Aucun départ ne t’est confié/)).toBeVisible()
  })

  it('says nothing to a customer', async () => {
    answer({ is_guide: false, today: '2027-06-02', departures: [] })
    const { container } = render(<GuideCalendar />)
    await expect.poll(() => container.innerHTML).toBe('')
  })

  it('says what went wrong, and tries again', async () => {
    answer({ error: 'Le service est indisponible.' }, 400)
    render(<GuideCalendar />)
    expect((await screen.findByRole('alert')).textContent).toContain('Le service est indisponible.')
    answer({ is_guide: true, today: '2027-06-02', departures: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/Aucun départ ne t’est confié/)).toBeVisible()
  })
})
