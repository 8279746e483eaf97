import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareBar } from './share-bar'

const PATH = '/blog/articles/cinq-jours-sans-route'
const show = () => render(<ShareBar title="Cinq jours sans route" path={PATH} />)
const url = `${location.origin}${PATH}`

afterEach(() => vi.unstubAllGlobals())

describe('handing an article on', () => {
  it('puts its whole address in the clipboard', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Copier le lien' }))
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('writes a mail with its title and its address', () => {
    show()
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href)
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ subject: 'Cinq jours sans route', body: url })
  })

  it('offers the system’s sheet where there is one, and there alone', async () => {
    const { unmount } = show()
    expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull()
    unmount()
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Partager' }))
    Reflect.deleteProperty(navigator, 'share')
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Cinq jours sans route', url })
  })
})
