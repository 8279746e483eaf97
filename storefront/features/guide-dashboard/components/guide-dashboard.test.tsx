import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { buildDeparture, buildTraveler } from '../rules/build-departure.fixture'
import { GuideDashboard } from './guide-dashboard'

const AGENCY = { phone: '04 65 71 20 18', phone_e164: '+33465712018' }

const HUGO = buildTraveler({ id: 2, first_name: 'Hugo', last_name: 'Martel', diet: null, completeness: 60 })

const show = (change: Parameters<typeof buildDeparture>[0] = {}) => {
  const departure = buildDeparture({ participants: [buildTraveler(), HUGO], travelers_count: 2, ...change })
  render(
    <>
      <GuideDashboard departure={departure} agency={AGENCY} />
      <ToastRegion />
    </>,
  )
  return within(screen.getByRole('region', { name: 'Le groupe' }))
}

const answerWith = (status: number, body: unknown) => {
  const fetch = vi.fn((address: string, _init?: RequestInit) =>
    Promise.resolve(address.endsWith('/changes') ? Response.json([]) : Response.json(body, { status })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const reminders = (fetch: ReturnType<typeof answerWith>) =>
  fetch.mock.calls.filter(([address]) => address.endsWith('/remind'))

beforeEach(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

describe('GuideDashboard', () => {
  it('shows who comes with numbers to call, and keeps those to remind', async () => {
    const group = show()
    expect(group.getAllByRole('link', { name: /06.39.98.71.04/ })[0]?.getAttribute('href')).toBe('tel:+33639987104')
    await userEvent.click(group.getByRole('button', { name: 'À relancer (1)' }))
    expect(group.queryByText('Inès Kaddour')).toBeNull()
    expect(group.getAllByText('Hugo Martel')).not.toEqual([])
  })

  it('says whose level is below the trip, and whether it was accepted at the order where it is far', () => {
    const far = { level: 1, id: 3 }
    const expedition = buildBookedExpedition({ level_number: 3 })
    const cellsOf = (one: Parameters<typeof buildTraveler>[0]) => {
      const group = show({ expedition, participants: [buildTraveler(one)] })
      const words = group.queryAllByText(/demandé/).map(({ textContent }) => textContent)
      cleanup()
      return words
    }
    expect(cellsOf({ ...far, level_gap_accepted: true })).toContain('3/5 demandé, accepté à la commande')
    expect(cellsOf(far)).toContain('3/5 demandé, à voir ensemble')
    expect(cellsOf({ ...far, level: 2 })).toContain('3/5 demandé, un cran au-dessus')
    expect(cellsOf({ ...far, level: 3 })).toEqual([])
  })

  it('reminds, says to whom, and not twice', async () => {
    const fetch = answerWith(200, { sent_to: 'hugo@exemple.fr' })
    const group = show()
    const [button] = group.getAllByRole('button', { name: 'Relancer Hugo Martel' })
    if (button) await userEvent.click(button)
    expect(await screen.findByText('Rappel envoyé à hugo@exemple.fr.')).toBeVisible()
    if (button) await userEvent.click(button)
    expect(reminders(fetch).map(([address]) => address)).toEqual(['/api/v1/guide/departures/7/participants/2/remind'])
  })

  it('waits for the session when pressed before it is known', async () => {
    resetSession()
    const fetch = answerWith(200, { sent_to: 'hugo@exemple.fr' })
    const group = show()
    const [button] = group.getAllByRole('button', { name: 'Relancer Hugo Martel' })
    if (button) await userEvent.click(button)
    expect(reminders(fetch)).toEqual([])
    changeSession({ isReady: true, status: 'logged in', user: buildUser() })
    expect(await screen.findByText('Rappel envoyé à hugo@exemple.fr.')).toBeVisible()
    expect(reminders(fetch)[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-of-camille' })
  })

  it('says why a reminder did not leave, and lets one try again', async () => {
    answerWith(409, { error: 'Un message est déjà parti ces dernières 24 heures.' })
    const group = show()
    const [button] = group.getAllByRole('button', { name: 'Relancer Hugo Martel' })
    if (button) await userEvent.click(button)
    expect(await screen.findByText('Un message est déjà parti ces dernières 24 heures.')).toBeVisible()
    expect(button?.textContent).toBe('Relancer')
  })

  it('shows who is on duty day and night, when the agency says so', () => {
    show({ emergency_phone: '+33465712099' })
    const box = within(screen.getByRole('region', { name: 'En cas d’urgence' }))
    expect(box.getByRole('link', { name: /04.65.71.20.99/ }).getAttribute('href')).toBe('tel:+33465712099')
    cleanup()
    show()
    expect(screen.queryByText('Astreinte, jour et nuit')).toBeNull()
  })

  it('explains why personal data is closed, and offers neither sheet nor reminder', () => {
    const group = show({
      is_readable: false,
      participants: [buildTraveler({ ...HUGO, first_name: null, last_name: null, emergency_phone: null })],
    })
    expect(screen.getByText(/Tu les lis du 15.avr..2027 au 25.juin.2027/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Fiche de départ' })).toBeNull()
    expect(group.queryByRole('button', { name: /Relancer/ })).toBeNull()
  })
})
