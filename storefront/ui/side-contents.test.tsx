import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SideContents } from './side-contents'

type Seen = { isIntersecting: boolean; target: Element }

let tell: (seen: Seen[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (seen: Seen[]) => void) {
        tell = onSeen
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const ITEMS = [
  { id: 'payer', text: 'Payer' },
  { id: 'annuler', text: 'Annuler' },
]
const current = () => [...new Set(screen.getAllByRole('link', { current: true }).map((link) => link.textContent))]
const pass = (id: string, isIntersecting: boolean) =>
  act(() => tell([{ isIntersecting, target: document.getElementById(id) ?? document.body }]))

it('marks the part that is read, and the first while one is still above it', () => {
  render(
    <>
      <SideContents items={ITEMS} />
      {ITEMS.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>,
  )
  expect(current()).toEqual(['Payer'])
  pass('payer', true)
  pass('annuler', true)
  expect(current()).toEqual(['Annuler'])
  pass('annuler', false)
  pass('payer', false)
  expect(current()).toEqual(['Payer'])
})
