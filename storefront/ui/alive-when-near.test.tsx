import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AliveWhenNear } from './alive-when-near'

const Live = ({ name }: { name: string }) => <button type="button">Écrire à {name}</button>

let comeNear: () => Promise<void>

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () =>
          act(() => {
            callback([{ isIntersecting: true }])
            return Promise.resolve()
          })
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = (load: () => Promise<typeof Live>, isWanted?: () => boolean) =>
  render(
    <AliveWhenNear load={load} isWanted={isWanted} props={{ name: 'Maëlle' }}>
      <p>Maëlle guide ce voyage.</p>
    </AliveWhenNear>,
  )

describe('AliveWhenNear', () => {
  it('shows what the server drew and loads nothing until the visitor comes near', async () => {
    const load = vi.fn(() => Promise.resolve(Live))
    show(load)
    expect(screen.getByText('Maëlle guide ce voyage.')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    await comeNear()
    expect(await screen.findByRole('button', { name: 'Écrire à Maëlle' })).toBeVisible()
    expect(screen.queryByText('Maëlle guide ce voyage.')).toBeNull()
  })

  it('waits for nobody when it is wanted at once', async () => {
    show(
      () => Promise.resolve(Live),
      () => true,
    )
    expect(await screen.findByRole('button', { name: 'Écrire à Maëlle' })).toBeVisible()
  })

  it('keeps what the server drew when the script can’t be fetched', async () => {
    const said = vi.mocked(console.error).mockImplementation(() => undefined)
    show(() => Promise.reject(new Error('offline')))
    await comeNear()
    expect(screen.getByText('Maëlle guide ce voyage.')).toBeVisible()
    expect(said).toHaveBeenCalledOnce()
    said.mockClear()
  })
})
