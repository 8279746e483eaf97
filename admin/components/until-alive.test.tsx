import { render } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UntilAlive } from './until-alive'

const Days = () => {
  const [days, setDays] = useState('7')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <UntilAlive>
      <input ref={field} value={days} onChange={({ target }) => setDays(target.value)} />
    </UntilAlive>
  )
}

test('a field waits until React listens, then takes the focus, and stays open', () => {
  const container = document.createElement('main')
  container.innerHTML = renderToString(<Days />)
  document.body.append(container)
  expect(container.querySelector('input')?.matches(':disabled')).toBe(true)

  const { rerender } = render(<Days />, { container, hydrate: true })
  expect(container.querySelector('input')?.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(container.querySelector('input'))

  rerender(<Days />)
  expect(container.querySelector('input')?.matches(':disabled')).toBe(false)
})
