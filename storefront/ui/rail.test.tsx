import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Rail } from './rail'

let laidOut: () => void
const sizes = { clientWidth: 300, scrollWidth: 900 }
const read = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        laidOut = tell
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  read.mockClear()
  for (const name of ['clientWidth', 'scrollWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => {
      read()
      return sizes[name]
    })
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <Rail label="Aventures">
      <p>Une</p>
    </Rail>,
  )

it('asks for no size as the page starts: it would lay out the whole of it', () => {
  show()
  expect(read).not.toHaveBeenCalled()
  act(() => laidOut())
  expect(read).toHaveBeenCalled()
})

it('turns while something is out of sight, and has no buttons when everything fits', () => {
  sizes.scrollWidth = 900
  show()
  act(() => laidOut())
  expect(screen.getByRole('button', { name: 'Précédent' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Suivant' }).getAttribute('aria-disabled')).toBe('false')
  sizes.scrollWidth = 300
  act(() => laidOut())
  expect(screen.queryByRole('button')).toBeNull()
})
