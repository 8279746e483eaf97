import { expect, it } from 'vitest'
import { askFirstPassword } from './first-password'

it('says that the password of an address that was not confirmed is over, before it asks for another', () => {
  const { paragraphs, action } = askFirstPassword({
    text: { paragraphs: ['Ta réservation est notée.'], action: 'Voir la réservation' },
    email: 'boris@exemple.test',
  })
  expect(paragraphs).toHaveLength(2)
  expect(paragraphs[1]).toMatch(
    /sans confirmer cette adresse, son mot de passe ne sert plus\. Choisis d’abord ton mot de passe/,
  )
  expect(action).toBe('Choisir mon mot de passe')
})
