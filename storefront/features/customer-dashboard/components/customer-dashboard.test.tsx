import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session-store'
import { buildUser } from '@/storefront/lib/session-user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { CustomerDashboard } from './customer-dashboard'

// The windows are loaded when they open.
const LAZY = { timeout: 6000 }

const show = (change: Parameters<typeof buildReservationDetail>[0] = {}) => {
  render(
    <>
      <CustomerDashboard reservation={buildReservationDetail(change)} />
      <ToastRegion />
    </>,
  )
}

const answerWith = (...answers: Array<{ status?: number; body: unknown }>) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => {
    const { status = 200, body } = answers.shift() ?? { status: 500, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const region = (name: string) => within(screen.getByRole('region', { name }))

// Loaded before, so that no test waits for the windows.
beforeAll(() =>
  Promise.all([import('./participant-drawer'), import('./cancel-dialog'), import('./cancel-traveler-dialog')]),
)
beforeEach(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

describe('CustomerDashboard', () => {
  it('counts the days and says what is left to do', () => {
    show()
    expect(screen.getByText('42 jours')).toBeDefined()
    expect(screen.getByRole('img', { name: 'Profils complets à 94\u00a0%' })).toBeDefined()
    expect(region('Encore une chose').getByText('Il manque la pointure de Hugo')).toBeDefined()
  })

  it('says what is paid, what is due and where to', () => {
    show()
    const payments = region('Règlement')
    expect(payments.getByText('Reçu, merci')).toBeDefined()
    expect(payments.getByText('Avant le 15 mai 2027')).toBeDefined()
    expect(payments.getByText('FR76 3000 4000 0312 3456 7890 143')).toBeDefined()
  })

  it('opens the form of who misses something, keeps what was typed when refused, and shows what was saved', async () => {
    const saved = buildReservationDetail({ dashboard_completness: 100 })
    const fetch = answerWith(
      {
        status: 422,
        body: { error: 'Non', errors: [{ field: 'participants.0.sizes.shoe_eu', message: 'Trop petit' }] },
      },
      { body: saved },
    )
    show()
    await userEvent.click(screen.getByRole('button', { name: /Compléter.*Tailles/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Le profil de Hugo' }, LAZY))
    await userEvent.type(drawer.getByLabelText('Pointure'), '42')
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await drawer.findByText('Trop petit')).toBeDefined()
    expect(drawer.getByLabelText<HTMLInputElement>('Pointure').value).toBe('42')
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('img', { name: 'Profils complets à 100\u00a0%' })).toBeDefined()
    const sent = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { participants: unknown[] }
    expect(sent.participants).toEqual([expect.objectContaining({ position: 2, sizes: { shoe_eu: '42' } })])
  })

  it('takes a tick back when it could not be saved', async () => {
    answerWith({ status: 500, body: { error: 'Une erreur est survenue.' } })
    show()
    const bag = region('Dans le sac')
    const thing = bag.getByRole<HTMLInputElement>('checkbox', { name: 'Sac de 50 à 60 litres' })
    await userEvent.click(thing)
    expect(await screen.findByText('Une erreur est survenue.')).toBeDefined()
    expect(thing.checked).toBe(false)
  })

  it('says the new cost when it changed meanwhile, and cancels for that one', async () => {
    const canceled = buildReservationDetail({
      status: 'canceled',
      reservation_status_front_end: 'Canceled',
      can_cancel: false,
      cancellation_fee: 600,
    })
    const fetch = answerWith(
      { body: { fee: 387.75, refund: 0, refund_percent: 70 } },
      { status: 409, body: { error: 'Les frais d’annulation ont changé.' } },
      { body: { fee: 600, refund: 0, refund_percent: 50 } },
      { body: canceled },
    )
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler ma réservation' }))
    const popup = within(await screen.findByRole('dialog', { name: /Annuler ta réservation/ }, LAZY))
    expect(await popup.findByText('387,75 €')).toBeDefined()
    await userEvent.click(popup.getByRole('button', { name: 'Annuler la réservation' }))
    expect(await popup.findByText('Les frais d’annulation ont changé.')).toBeDefined()
    expect(await popup.findByText('600 €')).toBeDefined()
    await userEvent.click(popup.getByRole('button', { name: 'Annuler la réservation' }))
    expect(await screen.findByRole('region', { name: 'Cette réservation est annulée' })).toBeDefined()
    expect(fetch.mock.calls.at(-1)?.[1]?.body).toBe('{"fee":600}')
    expect(screen.queryByRole('button', { name: 'Annuler ma réservation' })).toBeNull()
  })

  describe('one traveler of several', () => {
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler une seule place' }))
      return within(await screen.findByRole('dialog', { name: /Qui ne part plus/ }, LAZY))
    }
    const cost = {
      ...{ share: 646.25, fee: 193.88, refund: 0, refund_percent: 70, refund_by: '2027-05-17' },
      ...{ total: 840.13, left_to_pay: 452.38 },
    }

    it('is chosen before anything is told or done, and canceled for the cost that is told', async () => {
      const left = buildReservationDetail().participants.slice(0, 1)
      const fetch = answerWith(
        { body: cost },
        { body: buildReservationDetail({ travelers_count: 1, participants: left, travelers_fee: 193.88 }) },
      )
      show()
      const popup = await open()
      expect(popup.getByRole('button', { name: 'Annuler une place' })).toHaveProperty('disabled', true)
      expect(fetch).not.toHaveBeenCalled()
      await userEvent.click(popup.getByRole('radio', { name: /Hugo/ }))
      expect(await popup.findByText('193,88 €')).toBeDefined()
      expect(popup.getByText('452,38 €')).toBeDefined()
      await userEvent.click(popup.getByRole('button', { name: 'Annuler la place de Hugo' }))
      expect(await screen.findByText(/la place de Hugo est annulée/)).toBeDefined()
      expect(fetch.mock.calls.map(([address]) => address)).toEqual([
        expect.stringContaining('/reservations/42/participants/2/cancellation'),
        expect.stringContaining('/reservations/42/participants/2/cancel'),
      ])
      expect(fetch.mock.calls[1]?.[1]?.body).toBe('{"fee":193.88,"travelers_count":2}')
      expect(region('Les voyageurs').queryByText(/Hugo/)).toBeNull()
      expect(region('Règlement').getByText('Frais d’annulation d’un voyageur')).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Annuler une seule place' })).toBeNull()
    })

    it('is told the new cost when it changed meanwhile', async () => {
      answerWith(
        { body: cost },
        { status: 409, body: { error: 'Les frais d’annulation ont changé.' } },
        { body: { ...cost, fee: 646.25 } },
      )
      show()
      const popup = await open()
      await userEvent.click(popup.getByRole('radio', { name: /Hugo/ }))
      await popup.findByText('193,88 €')
      await userEvent.click(popup.getByRole('button', { name: 'Annuler la place de Hugo' }))
      expect(await popup.findByText('Les frais d’annulation ont changé.')).toBeDefined()
      expect(popup.getAllByText('646,25 €')).toHaveLength(2)
    })
  })

  it.each([
    ['each day', 42, [/^Jusqu’au 14\smai\s2027/, /^Ensuite/]],
    ['no day that is over', 20, [/^Désormais/]],
  ])('says of its cancellation %s', (_case, days_before, said) => {
    show({ days_before })
    const steps = region('Si tu ne peux plus partir').getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      said.map((words): unknown => expect.stringMatching(words)),
    )
  })

  it('asks for an opinion once the trip is over', () => {
    show({ reservation_status_front_end: 'Passed', days_before: -9, can_cancel: false })
    expect(screen.getByRole('link', { name: 'Donner mon avis' }).getAttribute('href')).toBe('/my-expeditions/42/avis')
    expect(screen.queryByRole('button', { name: /Modifier/ })).toBeNull()
  })
})
