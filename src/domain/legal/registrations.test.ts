import { expect, it } from 'vitest'
import { registrationLines } from './registrations'

it('says registration, guarantor and insurer, each on one line', () => {
  expect(
    registrationLines({
      travel_register: 'IM074180018',
      guarantor: 'Garantie des Sommets\n1 rue des Cimes, 75009 Paris',
      insurer: 'Une mutuelle, contrat n°\u00a0000000',
    }),
  ).toEqual([
    'Registre des opérateurs de voyages\u00a0: IM074180018',
    'Garantie financière\u00a0: Garantie des Sommets 1\u00a0rue des Cimes, 75009 Paris',
    'Responsabilité civile professionnelle\u00a0: Une mutuelle, contrat n°\u00a0000000',
  ])
})
