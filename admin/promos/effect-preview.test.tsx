import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EffectPreview } from './effect-preview'

const form = vi.hoisted((): { fields: Record<string, { value: unknown }> } => ({ fields: {} }))
vi.mock('@payloadcms/ui', () => ({
  useFormFields: (pick: (state: [typeof form.fields]) => unknown) => pick([form.fields]),
}))

const show = (fields: Record<string, unknown>) => {
  form.fields = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  return render(<EffectPreview />).container.textContent.replaceAll('\u00a0', ' ')
}

it.each([
  ['an amount for each', { effect: 'person', amount_cents: 4_000 }, '40 € par personne en moins', '1 200 €'],
  ['an amount for the booking', { effect: 'booking', amount_cents: 3_000 }, '30 € en moins', '1 250 €'],
  ['a share', { effect: 'percent', percent: 5 }, '5 % en moins', '1 216 €'],
])('says what %s makes of a price', (_name, fields, words, price) => {
  const text = show(fields)
  expect(text).toContain(words)
  expect(text).toContain(`1 280 € devient ${price}`)
})

it('says nothing until something is written', () => {
  expect(show({ effect: 'percent', percent: null })).toBe('')
  expect(show({ effect: 'person', amount_cents: 0 })).toBe('')
})
