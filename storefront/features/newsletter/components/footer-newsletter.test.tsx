import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FooterNewsletter } from './footer-newsletter'

const place = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname }))

// The server made /expeditions: at /expeditions/ the browser has to find the same.
it.each(['/', '/expeditions', '/expeditions/', '/recherche', '/react-front/', '/react-front/expeditions/'])(
  'leaves %s its own block',
  (pathname) => {
    place.pathname = pathname
    render(<FooterNewsletter />)
    expect(screen.queryByRole('heading')).toBeNull()
  },
)

it.each(['/avis', '/expeditions/tour-du-queyras'])('stands under %s', (pathname) => {
  place.pathname = pathname
  render(<FooterNewsletter />)
  expect(screen.getAllByRole('heading', { name: /Des idées de départ/ })).toHaveLength(1)
})
