import { expect, it } from 'vitest'
import { presentCancellation } from '@/domain/changes/present-cancellation'
import { CANCELLATION_TERMS } from '../../../tests/factories/fee-table'
import { bookingTerms } from './booking-terms'

const departureStart = '2027-06-14'
const cancellation = presentCancellation({ ...CANCELLATION_TERMS, departureStart })

const said = (today: string, depositPercent = 30) =>
  bookingTerms({ departureStart, today, price: 640, depositPercent, cancellation }).map((text) =>
    text.replaceAll('\u00a0', ' '),
  )

it('says each day that a cancellation costs more, the deposit and the balance', () => {
  expect(said('2027-03-01')).toEqual([
    'Annulation gratuite jusqu’au 15 mai 2027, remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite.',
    'Acompte de 192 € par personne à la réservation, solde de 448 € avant le 15 mai 2027.',
  ])
})

it('asks for the deposit in force, and names no balance where it is the whole sum', () => {
  expect(said('2027-03-01', 40)[1]).toMatch(/^Acompte de 256 € .* solde de 384 €/)
  expect(said('2027-03-01', 100)[1]).toBe('Tout se règle à la réservation.')
})

it('keeps silent on a day that is over, and asks for the whole sum, once the departure is near', () => {
  expect(said('2027-05-16')).toEqual([
    'Annulation remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite.',
    'Tout se règle à la réservation : le départ est proche.',
  ])
  expect(said('2027-06-13')[0]).toBe('Annulation non remboursable.')
})
