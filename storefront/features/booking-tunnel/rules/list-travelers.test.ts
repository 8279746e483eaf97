import { describe, expect, it } from 'vitest'
import { updateCart } from '@/contract/booking'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { buildCart } from './build-cart.fixture'
import { buildTraveler } from './build-traveler.fixture'
import { changeTraveler, listTravelers } from './list-travelers'

const named = (first_name: string) => buildTraveler({ first_name })
const names = (travelers: ParticipantDraft[]) => travelers.map(({ first_name }) => first_name)

describe('listTravelers', () => {
  it('begins with the customer, as long as nobody was typed', () => {
    const [first, second] = listTravelers({ cart: buildCart(), typed: undefined })
    expect(first).toMatchObject({ first_name: 'Camille', last_name: 'Rey', phone: '+33639981234' })
    expect(second?.first_name).toBeNull()
  })

  it('holds nothing of the customer that the call refuses', () => {
    const travelers = listTravelers({ cart: buildCart(), typed: undefined })
    expect(updateCart.body.safeParse({ participants: travelers }).error).toBeUndefined()
  })

  it('shows who was saved, padded to the number of travelers', () => {
    const cart = buildCart({ travelers_count: 3, participants: [named('Hugo')] })
    expect(names(listTravelers({ cart, typed: undefined }))).toEqual(['Hugo', null, null])
  })

  it('prefers what was typed since', () => {
    const cart = buildCart({ participants: [named('Hugo')] })
    expect(names(listTravelers({ cart, typed: [named('Inès')] }))).toEqual(['Inès', null])
  })

  it('lets the customer empty their own fields', () => {
    expect(names(listTravelers({ cart: buildCart(), typed: [named('')] }))).toEqual(['', null])
  })
})

describe('changeTraveler', () => {
  it('changes one and keeps the others', () => {
    const cart = buildCart({ participants: [named('Inès'), named('Hugo')] })
    expect(names(changeTraveler({ cart, typed: undefined, index: 1, value: named('Léa') }))).toEqual(['Inès', 'Léa'])
  })

  it('keeps who does not come for now', () => {
    const cart = buildCart({ travelers_count: 1, participants: [named('Inès'), named('Hugo')] })
    expect(names(changeTraveler({ cart, typed: undefined, index: 0, value: named('Léa') }))).toEqual(['Léa', 'Hugo'])
  })
})
