import { describe, expect, it } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { buildChecklist } from './checklist'
import { checklistTitle } from './checklist-title'

const itemOf = (key: string, change: Partial<ReservationDetail> = {}) =>
  buildChecklist(buildReservationDetail(change)).find((item) => item.key === key)

const withMissing = (missing: string[][]): Pick<ReservationDetail, 'participants'> => ({
  participants: buildReservationDetail().participants.map((one, index) => ({ ...one, missing: missing[index] ?? [] })),
})

describe('the checklist of a reservation', () => {
  it.each([
    ['identity', 'Camille et Hugo'],
    [
      'emergency',
      'Jeanne Rey, 06\u00a039\u00a098\u00a045\u00a067\u00a0; Sylvie Martel, 06\u00a039\u00a098\u00a022\u00a011',
    ],
    ['diet', 'Camille\u00a0: rien à signaler. Hugo\u00a0: végétarien'],
    ['level', 'Camille\u00a0: modéré. Hugo\u00a0: modéré'],
  ])('says what is known when %s is done', (key, detail) => {
    expect(itemOf(key)).toMatchObject({ isDone: true, detail, position: null })
  })

  it.each([
    ['emergency', 'Jeanne Rey, 06\u00a039\u00a098\u00a045\u00a067\u00a0; Hugo\u00a0: donné au guide et à l’agence'],
    ['diet', 'Camille\u00a0: rien à signaler. Hugo\u00a0: donné au guide et à l’agence'],
  ])('says of %s that a traveler gave it privately', (key, detail) => {
    const { participants } = buildReservationDetail()
    const hidden = participants.map((one) =>
      one.position === 2
        ? {
            ...one,
            emergency_name: null,
            emergency_phone: null,
            diet: null,
            given_privately: ['emergency_name' as const, 'emergency_phone' as const, 'diet' as const],
          }
        : one,
    )
    expect(itemOf(key, { participants: hidden })).toMatchObject({ isDone: true, detail })
  })

  it('names the one thing that one traveler misses', () => {
    expect(itemOf('sizes')).toMatchObject({ isDone: false, detail: 'Il manque la pointure de Hugo', position: 2 })
  })

  it.each([
    ['Yann', 'de Yann'],
    ['Yves', 'd’Yves'],
    ['Hélène', 'de Hélène'],
  ])('elides before the name %s as one says it', (first_name, named) => {
    const { participants } = buildReservationDetail()
    const renamed = participants.map((one) => (one.position === 2 ? { ...one, first_name } : one))
    expect(itemOf('sizes', { participants: renamed })?.detail).toBe(`Il manque la pointure ${named}`)
  })

  it('names the travelers when there is more', () => {
    expect(itemOf('emergency', withMissing([['emergency_name'], ['emergency_phone']]))).toMatchObject({
      detail: 'À compléter pour Camille et Hugo',
      position: 1,
    })
  })

  it('calls a traveler without a name by the rank', () => {
    const { participants } = withMissing([[], ['first_name']])
    const nameless = participants.map((one) => (one.position === 2 ? { ...one, first_name: null } : one))
    expect(itemOf('identity', { participants: nameless })?.detail).toBe('Il manque le prénom de Voyageur\u00a02')
  })

  it('leaves sizes out when the trip asks for none', () => {
    const { expedition } = buildReservationDetail()
    expect(itemOf('sizes', { expedition: { ...expedition, sizes_asked: [] } })).toBeUndefined()
  })
})

describe('the title of the checklist', () => {
  it.each([
    [0, 'Tout est prêt'],
    [1, 'Encore une chose'],
    [5, 'Encore cinq choses'],
  ])('with %i left is « %s »', (left, title) => {
    expect(checklistTitle(left)).toBe(title)
  })
})
