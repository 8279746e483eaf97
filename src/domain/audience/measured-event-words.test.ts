import { expect, it } from 'vitest'
import { MEASURED_EVENT_WORDS, PIXEL_EVENT_WORDS } from './measured-event-words'

it('names every event of the specification, and those of a sale', () => {
  const events = Object.keys(MEASURED_EVENT_WORDS)
  const wanted =
    'filtered_view add_to_wishlist productClick select_item select_promotion view_item_list add_to_cart select_content form_submit'
  const sale = 'view_item view_cart remove_from_cart begin_checkout add_payment_info purchase refund'
  expect(new Set(events)).toEqual(new Set(`${wanted} ${sale}`.split(' ')))
  expect(Object.keys(PIXEL_EVENT_WORDS)).toEqual(['PageView', 'AddToWishlist', 'AddToCart', 'Registration'])
})

it('has no field in which a person could be told', () => {
  const fields = Object.values(MEASURED_EVENT_WORDS).flatMap((words) => Object.keys(words.fields))
  expect(fields.filter((field) => /mail|phone|first|last_name|user|address|text|message/.test(field))).toEqual([])
})
