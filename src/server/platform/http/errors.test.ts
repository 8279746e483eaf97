import { describe, expect, it } from 'vitest'
import { errorResponse, HttpError } from './errors'

describe('errorResponse', () => {
  it('answers the sentence and the fields with the spaces of French', async () => {
    const refusal = new HttpError({
      status: 422,
      message: 'Pas lisible : recommence',
      fields: [{ field: 'name', message: 'Ton nom ?' }],
    })
    const answer = errorResponse(refusal)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: 'Pas lisible\u00a0: recommence',
      errors: [{ field: 'name', message: 'Ton nom\u00a0?' }],
    })
  })

  it('says by which scheme to sign in, when that is asked', () => {
    const answer = errorResponse(new HttpError({ status: 401, message: 'Connecte-toi.' }))
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })
})
