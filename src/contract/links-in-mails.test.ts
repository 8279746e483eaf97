import { describe, expect, it } from 'vitest'
import { GIFT_MESSAGE_WITH_LINK } from '@/domain/gift-cards/gift-card'
import { NAME_WITH_LINK } from '@/domain/travelers/person-name'
import { signUp } from './accounts'
import { sendContactMessage } from './contact-messages'
import { buyGiftCard } from './gift-cards'
import { ParticipantChange } from './participant-fields'

const SITE = 'Gagne sur evil-lagopede.com'

type Schema = { safeParse: (value: unknown) => { error?: { issues: Array<{ path: PropertyKey[]; message: string }> } } }

const refusalsOf = (schema: Schema, body: object, field: string): string[] =>
  (schema.safeParse(body).error?.issues ?? []).flatMap(({ path, message }) => (path.at(-1) === field ? [message] : []))

describe('a name that mail programs show as a link', () => {
  it.each([
    ['signs up', signUp.body, 'first_name'],
    ['signs up', signUp.body, 'last_name'],
    ['gives a card', buyGiftCard.body, 'giver_name'],
    ['gets a card', buyGiftCard.body, 'recipient_name'],
    ['writes to the agency', sendContactMessage.body, 'name'],
    ['travels', ParticipantChange, 'first_name'],
    ['travels', ParticipantChange, 'emergency_name'],
  ] as const)('is refused to somebody who %s', (_, schema, field) => {
    expect(refusalsOf(schema, { [field]: SITE }, field)).toEqual([NAME_WITH_LINK])
    expect(refusalsOf(schema, { [field]: 'J. Martin' }, field)).toEqual([])
  })
})

it('the words on a gift card hold no address', () => {
  expect(refusalsOf(buyGiftCard.body, { message: SITE }, 'message')).toEqual([GIFT_MESSAGE_WITH_LINK])
  expect(refusalsOf(buyGiftCard.body, { message: 'Bon vent… et à bientôt !' }, 'message')).toEqual([])
})
