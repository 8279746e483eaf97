import { describe, expect, it } from 'vitest'
import { signUpFieldErrors } from './sign-up-field-errors'

const plain = (...messages: string[]) => messages.map((message) => ({ field: '', message }))

describe('signUpFieldErrors', () => {
  it('puts both errors of the specification under their fields, in its words', () => {
    const errors = plain("Email n'est pas disponible", 'Password est trop court (au moins 6 caractères)')
    expect(signUpFieldErrors({ error: '', errors })).toEqual({
      email: 'Cette adresse mail est déjà utilisée',
      password: 'Le mot de passe doit contenir au moins 6 caractères',
    })
  })

  it('puts the error of a field under it', () => {
    const errors = [{ field: 'first_name', message: 'Trop long' }]
    expect(signUpFieldErrors({ error: 'Non', errors })).toEqual({ first_name: 'Trop long' })
  })

  it('says above the button what belongs to no field', () => {
    expect(signUpFieldErrors({ error: 'Trop de tentatives.', errors: [] })).toEqual({ form: 'Trop de tentatives.' })
  })
})
