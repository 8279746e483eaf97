import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { JsonInput } from './json-input'

type Options = { validate: (value: unknown) => string | true }

const form = vi.hoisted((): { value: unknown; validity: unknown } => ({ value: null, validity: null }))
vi.mock('@payloadcms/ui', () => ({
  useField: ({ validate }: Options) => {
    const [value, setValue] = useState(form.value)
    form.value = value
    form.validity = validate(value)
    return { path: 'route', value, setValue, showError: false, disabled: false }
  },
  FieldLabel: ({ label, path }: { label: string; path: string }) => <label htmlFor={`field-${path}`}>{label}</label>,
  FieldError: ({ message, showError }: { message?: string; showError: boolean }) =>
    showError && <p role="alert">{message}</p>,
  FieldDescription: () => null,
}))

const route = [
  [6.1, 45, 1200],
  [6.2, 45.1, 1300],
]

const show = (readOnly = false) => {
  // Payload gives a dozen props of which the field reads these.
  const props = { field: { name: 'route', label: 'Tracé' }, path: 'route', readOnly } as never
  render(<JsonInput {...(props as ComponentProps<typeof JsonInput>)} />)
  return screen.getByLabelText('Tracé')
}

beforeEach(() => {
  form.value = route
})

it('shows the value and takes the one that is written', async () => {
  const text = show()
  expect(text).toHaveProperty('value', '[\n  [6.1, 45, 1200],\n  [6.2, 45.1, 1300]\n]')
  await userEvent.clear(text)
  expect(form.value).toBeNull()
  await userEvent.type(text, '[[[[1,2,3],[[4,5,6]]')
  expect(form.value).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(form.validity).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps a text that cannot be read, says so and makes the field invalid', async () => {
  const text = show()
  await userEvent.clear(text)
  await userEvent.type(text, '[[[[1,2')
  await userEvent.tab()
  expect(text).toHaveProperty('value', '[[1,2')
  expect(screen.getByRole('alert').textContent).toContain('Ce texte ne se lit pas')
  expect(form.value).not.toEqual(route)
  expect(form.validity).toContain('Ce texte ne se lit pas')
})

it('shows without letting write what may only be read', () => {
  expect(show(true)).toHaveProperty('disabled', true)
})
