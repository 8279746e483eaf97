import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { onDemand } from './on-demand'

/** A part that is there once `arrive` is called. */
function loading(shown: ReactNode = <p>Arrivée</p>) {
  const arrived: Array<(part: { default: () => ReactNode }) => void> = []
  const Part = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => void arrived.push(resolve)))
  const arrive = () =>
    act(async () => {
      for (const resolve of arrived) resolve({ default: () => shown })
      await Promise.resolve()
    })
  return { Part, arrive }
}

describe('a part that is loaded on demand', () => {
  it('leaves the rest of the page where it is when it is opened', async () => {
    const { Part, arrive } = loading()
    const Opened = onDemand(Part)
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <Suspense fallback={<p>Rien</p>}>
          <button onClick={() => setIsOpen(true)}>Ouvrir</button>
          {isOpen && <Opened />}
        </Suspense>
      )
    }
    render(<Page />)
    fireEvent.click(screen.getByRole('button'))
    // By its role: React hides what a boundary takes away.
    expect(screen.getByRole('button')).toBeVisible()
    expect(screen.queryByText('Rien')).toBeNull()
    await arrive()
    expect(screen.getByText('Arrivée')).toBeVisible()
  })

  it('keeps what the page was sent with until it comes to life', async () => {
    const Sent = onDemand(() => <p>Arrivée</p>)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Sent />)
    const sent = container.querySelector('p')
    const { Part, arrive } = loading()
    const Alive = onDemand(Part)
    const root = await act(async () => Promise.resolve(hydrateRoot(container, <Alive />)))
    expect(container.querySelector('p')).toBe(sent)
    await arrive()
    expect(container.querySelector('p')).toBe(sent)
    act(() => root.unmount())
    container.remove()
  })

  it('lets nothing of a view be pressed before it is alive, and everything from then on', async () => {
    const Sent = onDemand(() => <button>Enregistrer</button>, true)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Sent />)
    const isShut = () => container.querySelector('button')?.matches(':disabled')
    expect(isShut()).toBe(true)
    const { Part, arrive } = loading(<button>Enregistrer</button>)
    const Alive = onDemand(Part, true)
    const root = await act(async () => Promise.resolve(hydrateRoot(container, <Alive />)))
    expect(isShut()).toBe(true)
    await arrive()
    expect(isShut()).toBe(false)
    act(() => root.unmount())
    container.remove()
  })
})
