import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { BookingChanges } from './booking-changes'
import { buildChanges, buildMoveDate } from './changes.fixture'

type Answer = { status?: number; body: unknown }

const answerWith = (...answers: Answer[]) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => {
    const { status = 200, body } = answers.shift() ?? { status: 500, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const show = ({
  changes = buildChanges(),
  reservation = buildReservationDetail(),
}: Partial<Pick<Parameters<typeof BookingChanges>[0], 'changes' | 'reservation'>> = {}) =>
  render(
    <BookingChanges
      reservation={reservation}
      changes={changes}
      phone={{ phone: '04 65 71 20 18', phone_e164: '+33465712018' }}
    />,
  )

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const bodyOf = (call: unknown[] | undefined): unknown => JSON.parse((call?.[1] as { body: string }).body)

beforeEach(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

describe('what may be changed of a booking', () => {
  it('is told with its price and its day, and nothing is chosen for anybody', () => {
    show()
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
    expect(screen.getByText(/Sans frais jusqu’au 15 mai 2027/)).toBeVisible()
    expect(screen.getByText(/Sans frais aujourd’hui, 2 mai.: une place annulée se déduit du solde/)).toBeVisible()
    const steps = within(screen.getByRole('region', { name: /Ce qui est remboursé/ })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['date', null, null])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what canceling gives back today', () => {
  const cancelOf = (changes: Parameters<typeof buildReservationDetail>[0]) => {
    show({ reservation: buildReservationDetail(changes) })
    return screen.getByRole('radio', { name: /^Annuler/ }).closest('label')?.textContent
  }

  it('is said of the only place', () => {
    expect(cancelOf({ travelers_count: 1 })).toMatch(/Remboursé à 100\s% aujourd’hui, 2\smai/)
  })

  it('is said where all is paid', () => {
    expect(cancelOf({ paid: 1292.5 })).toMatch(/Remboursé à 100\s% aujourd’hui, 2\smai/)
  })
})

describe('another date', () => {
  it('that is to be confirmed and decided by now promises no answer on a day that is over', async () => {
    const date = buildMoveDate({ is_confirmed: false, awaited: { missing_count: 2, decision_on: '2027-05-01' } })
    show({ changes: buildChanges({ move: { is_open: true, until: '2027-05-15', dates: [date] } }) })
    await choose(/Changer de date/)
    expect(screen.getByRole('radio', { name: /À confirmer, 9\splaces, avec Antoine/ })).toBeVisible()
  })

  it('is gone to for the difference that was told', async () => {
    const moved = buildReservationDetail({
      departure_id: 8,
      departure_date: '2027-07-12',
      departure_end: '2027-07-16',
      price: { ...buildReservationDetail().price, total: 1392.5 },
    })
    const fetch = answerWith({ body: moved })
    show()
    await choose(/Changer de date/)
    expect(screen.getByRole('radio', { name: /28\sjuin.*1\splace seulement, vous êtes 2/ })).toHaveProperty(
      'disabled',
      true,
    )
    expect(screen.getByRole('link', { name: /Me prévenir/ }).getAttribute('href')).toMatch(/^\/expeditions\/.*#dates$/)
    expect(
      screen.getByRole('radio', { name: /Encore 1\sinscrit pour confirmer, réponse le 5\ssept..*−\s40\s€/ }),
    ).toBeVisible()
    await choose(/12 au 16\sjuil./)
    expect(screen.getByText('1 392,50 €')).toBeVisible()
    expect(screen.getByText('Le code GROUPE est retiré.')).toBeVisible()
    expect(screen.getByRole('link', { name: /Garder le 14\sjuin/ }).getAttribute('href')).toBe('/my-expeditions/42')
    await press(/Passer au 12\sjuil. pour 100\s€ de plus/)
    expect(await screen.findByRole('heading', { name: /12 au 16\sjuil.\s2027, 2\splaces/ })).toHaveProperty(
      'ownerDocument.activeElement.id',
      'change-done',
    )
    expect(fetch.mock.calls[0]?.[0]).toContain('/reservations/42/departure')
    expect(bodyOf(fetch.mock.calls[0])).toEqual({
      departure_id: 8,
      from_departure_id: 7,
      travelers_count: 2,
      total: 1392.5,
    })
  })

  it('is told again at its new price when that changed meanwhile', async () => {
    answerWith(
      { status: 409, body: { error: 'Le prix de cette date a changé : relis-le avant de confirmer.' } },
      { body: buildReservationDetail() },
      {
        body: buildChanges({
          move: { is_open: true, until: '2027-05-15', dates: [buildMoveDate({ total: 1492.5, difference: 200 })] },
        }),
      },
    )
    show()
    await choose(/Changer de date/)
    await choose(/12 au 16\sjuil./)
    await press(/100\s€ de plus/)
    expect(await screen.findByText(/Le prix de cette date a changé/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /200\s€ de plus/ })).toBeVisible()
  })

  it('is asked for by telephone once fees have begun', async () => {
    show({ changes: buildChanges({ move: { is_open: false, until: '2027-05-15', dates: [] } }) })
    await choose(/Changer de date/)
    const box = within(screen.getByRole('region', { name: 'Change de date avec nous' }))
    expect(box.getByRole('link', { name: '04 65 71 20 18' }).getAttribute('href')).toBe('tel:+33465712018')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('to cancel', () => {
  const cost = {
    ...{ share: 646.25, fee: 193.88, refund: 0, refund_percent: 70, refund_by: '2027-05-17' },
    ...{ total: 840.13, left_to_pay: 452.38, promo: 'Le code GROUPE est retiré.', shares: [] },
  }

  it('one traveler of several: chosen before anything is told or done, and for the cost that is told', async () => {
    const left = buildReservationDetail().participants.slice(0, 1)
    const fetch = answerWith(
      { body: cost },
      { body: buildReservationDetail({ travelers_count: 1, participants: left, travelers_fee: 193.88 }) },
    )
    show()
    await choose(/Annuler/)
    expect(screen.queryByRole('button')).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
    await choose(/Hugo/)
    expect(await screen.findByText('452,38 €')).toBeVisible()
    expect(screen.getByText('La place est déduite du solde, rien n’est à rembourser')).toBeVisible()
    expect(screen.getByText('Le code GROUPE est retiré.')).toBeVisible()
    await press(/Annuler la place de Hugo, 193,88\s€ de frais/)
    expect(await screen.findByRole('heading', { name: 'La place de Hugo est annulée' })).toBeVisible()
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      expect.stringContaining('/reservations/42/participants/2/cancellation'),
      expect.stringContaining('/reservations/42/participants/2/cancel'),
    ])
    expect(bodyOf(fetch.mock.calls[1])).toEqual({ fee: 193.88, total: 840.13, travelers_count: 2 })
  })

  it('one traveler who paid a share of the deposit: who gets what back is told first', async () => {
    const shares = [
      { name: 'Camille', paid: 111.15, refund: 0 },
      { name: 'Hugo', paid: 111.15, refund: 0 },
    ]
    answerWith({ body: { ...cost, shares } })
    show()
    await choose(/Annuler/)
    await choose(/Hugo/)
    expect(await screen.findByText(/La part de Hugo \(111,15\s€\) reste sur la réservation/)).toBeVisible()
  })

  it('all of it: the new cost is told when it changed meanwhile, and it is canceled for that one', async () => {
    const canceled = buildReservationDetail({ status: 'canceled', can_cancel: false, cancellation_fee: 600 })
    const fetch = answerWith(
      { body: { fee: 387.75, refund: 0, refund_percent: 70, refund_by: '2027-05-17' } },
      { status: 409, body: { error: 'Les frais d’annulation ont changé.' } },
      { body: buildReservationDetail() },
      { body: buildChanges() },
      { body: { fee: 600, refund: 0, refund_percent: 50, refund_by: '2027-05-17' } },
      { body: canceled },
    )
    show()
    await choose(/Annuler/)
    await choose(/Toute la réservation/)
    await press(/Annuler la réservation, 387,75\s€ de frais/)
    expect(await screen.findByText('Les frais d’annulation ont changé.')).toBeVisible()
    await press(/Annuler la réservation, 600\s€ de frais/)
    expect(await screen.findByRole('heading', { name: 'Ta réservation est annulée' })).toBeVisible()
    expect(bodyOf(fetch.mock.calls.at(-1))).toEqual({ fee: 600 })
  })

  it('the only place: nothing is left to choose', async () => {
    answerWith({ body: { fee: 0, refund: 640, refund_percent: 100, refund_by: '2027-05-17' } })
    const participants = buildReservationDetail().participants.slice(0, 1)
    show({ reservation: buildReservationDetail({ travelers_count: 1, participants }) })
    await choose(/Annuler/)
    expect(await screen.findByRole('button', { name: /Annuler la réservation, 640\s€ remboursés/ })).toBeVisible()
  })
})

describe('an option', () => {
  const sums = { total: 1332.5, difference: 40, left_to_pay: 944.75, pay_by: '2027-05-15', refund: 0, refund_by: null }

  it('is added for the sum that was told', async () => {
    const fetch = answerWith({ body: { fee: 0, ...sums } }, { body: buildReservationDetail() })
    show()
    await choose(/Ajouter ou retirer une option/)
    expect(screen.queryByRole('button', { name: /Ajouter «/ })).toBeNull()
    const tents = within(screen.getByRole('group', { name: /Tente individuelle/ }))
    await userEvent.click(tents.getByRole('button', { name: 'Un de plus' }))
    await press(/Ajouter «\sTente individuelle\s», \+\s40\s€/)
    expect(await screen.findByRole('heading', { name: /Tente individuelle/ })).toBeVisible()
    expect(fetch.mock.calls[0]?.[0]).toContain('/reservations/42/options?option_id=tent&count=1')
    expect(bodyOf(fetch.mock.calls[1])).toEqual({ option_id: 'tent', count: 1, from_count: 0, fee: 0, total: 1332.5 })
  })

  it('asks for nothing once its count is again what it was', async () => {
    answerWith({ body: { fee: 0, ...sums } })
    show()
    await choose(/Ajouter ou retirer une option/)
    const tents = within(screen.getByRole('group', { name: /Tente individuelle/ }))
    await userEvent.click(tents.getByRole('button', { name: 'Un de plus' }))
    expect(await screen.findByRole('button', { name: /Ajouter «/ })).toBeVisible()
    await userEvent.click(tents.getByRole('button', { name: 'Un de moins' }))
    expect(screen.queryByRole('button', { name: /«/ })).toBeNull()
  })
})

describe('a place', () => {
  const fill = async ({ level }: { level: string }) => {
    await choose(/Céder une place/)
    await choose(/Hugo/)
    await userEvent.type(screen.getByLabelText('Prénom'), 'Lou')
    await userEvent.type(screen.getByLabelText('Nom'), 'Martel')
    await userEvent.type(screen.getByLabelText('Date de naissance'), '28021990')
    await userEvent.type(screen.getByLabelText('Adresse email'), 'lou@exemple.fr')
    await userEvent.type(screen.getByLabelText('Téléphone'), '0639981234')
    await userEvent.selectOptions(screen.getByLabelText('Niveau'), level)
  }

  it('is handed over once what both sign up to is read, and nothing is ticked for anybody', async () => {
    const fetch = answerWith({ body: buildReservationDetail() })
    show()
    await fill({ level: '3' })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Céder la place de Hugo, sans frais/ })
    expect(button().disabled).toBe(true)
    expect(screen.queryByRole('checkbox', { name: /avertissement/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /conditions de la cession/ }))
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'La place est à Lou' })).toBeVisible()
    expect(fetch.mock.calls[0]?.[0]).toContain('/reservations/42/participants/2/transfer')
    expect(bodyOf(fetch.mock.calls[0])).toEqual({
      first_name: 'Lou',
      last_name: 'Martel',
      birth_date: '1990-02-28',
      email: 'lou@exemple.fr',
      phone: '0639981234',
      level: 3,
      travelers_count: 2,
      done_count: 0,
      cost: 0,
      notice_version: '2026-12',
    })
  })

  it('asks for the warning too when the level is far below the trip, and says field by field what is wrong', async () => {
    const fetch = answerWith({
      status: 422,
      body: { error: 'Non', errors: [{ field: 'phone', message: 'Ce numéro est invalide' }] },
    })
    show()
    await fill({ level: '1' })
    await userEvent.click(screen.getByRole('checkbox', { name: /conditions de la cession/ }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Céder la place/ }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: /avertissement sur le niveau/ }))
    await press(/Céder la place/)
    expect(await screen.findByText('Ce numéro est invalide')).toBeVisible()
    expect(bodyOf(fetch.mock.calls[0])).toMatchObject({ level: 1, level_notice_version: '2026-11' })
  })

  it('is handed over by telephone from six days before', async () => {
    show({ changes: buildChanges({ transfer: { ...buildChanges().transfer, is_open: false } }) })
    await choose(/Céder une place/)
    const box = within(screen.getByRole('region', { name: 'Cède ta place avec nous' }))
    expect(box.getByRole('link', { name: '04 65 71 20 18' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
