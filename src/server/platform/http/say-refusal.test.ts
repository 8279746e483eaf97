import { APIError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { HttpError, MESSAGES } from './errors'
import { sayRefusal } from './say-refusal'

type Hook = Parameters<typeof sayRefusal>[0]

const saidOf = (error: Error) => sayRefusal({ error } as Hook)
const says = (message: string) => ({ response: { errors: [{ message }] } })

/** As in a built site: a class without a name. */
const Nameless = (() => class extends APIError {})()

describe('the panel', () => {
  it('is told why it was refused, by an error whose class has a name or none', () => {
    const message = 'Il ne resterait plus d’administrateur : nommes-en un autre.'
    const written = 'Il ne resterait plus d’administrateur\u00a0: nommes-en un autre.'
    expect(new Nameless(message, 409, null, true).name).toBe('')
    expect(saidOf(new Nameless(message, 409, null, true))).toEqual(says(written))
    expect(saidOf(new APIError(message, 409, null, true))).toEqual(says(written))
    expect(saidOf(new HttpError({ status: 409, message }))).toEqual(says(written))
  })

  it('is told what a refusal of ours says beside its message', () => {
    const error = new HttpError({ status: 403, message: 'Non.', body: { confirm_identity: ['code'] } })
    expect(saidOf(error)).toEqual({ response: { errors: [{ message: 'Non.' }], confirm_identity: ['code'] } })
  })

  it('is told nothing of what nobody meant', () => {
    expect(saidOf(new TypeError('user is undefined'))).toEqual(says(MESSAGES.unexpected))
    expect(saidOf(new Nameless('select * from users', 500))).toEqual(says(MESSAGES.unexpected))
  })

  it('is told of refused fields in Payload’s own shape', () => {
    const data = { errors: [{ path: 'email', message: 'Déjà prise.' }] }
    const refused = { response: { errors: [expect.objectContaining({ data })] } }
    expect(saidOf(new ValidationError({ ...data }))).toEqual(refused)
    expect(saidOf(Object.assign(new Error('À corriger'), { isPublic: true, status: 400, data }))).toEqual(refused)
  })

  it('is told why by an error of another copy of Payload', () => {
    const copy = Object.assign(new Error('C’est fait ailleurs.'), { isPublic: true, status: 409, data: null })
    expect(saidOf(copy)).toEqual(says('C’est fait ailleurs.'))
    expect(saidOf(Object.assign(new Error('select'), { isPublic: false }))).toEqual(says(MESSAGES.unexpected))
  })
})
