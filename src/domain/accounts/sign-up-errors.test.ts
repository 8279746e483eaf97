import { expect, it } from 'vitest'
import { signUpErrorText } from './sign-up-errors'

it.each([
  ["Email n'est pas disponible", 'Cette adresse mail est déjà utilisée'],
  ['Password est trop court (au moins 6 caractères)', 'Le mot de passe doit contenir au moins 6 caractères'],
  ['Password est trop courant', 'Ce mot de passe est trop courant\u00a0: choisis-en un autre'],
  ['Autre chose', 'Autre chose'],
])('says « %s » as « %s »', (error, text) => {
  expect(signUpErrorText(error)).toBe(text)
})
