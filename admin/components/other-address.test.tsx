import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OtherAddress } from './other-address'

const config = vi.hoisted(() => ({ serverURL: '' }))
vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config }) }))

it('names SITE_URL and the address in use when they differ, and leads to the right one', () => {
  config.serverURL = 'https://agence.example'
  render(<OtherAddress>Le panneau</OtherAddress>)
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain(
    `Rien n’est enregistré\u00a0: ce panneau est ouvert à l’adresse ${window.location.origin} alors que SITE_URL vaut https://agence.example.`,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://agence.example/admin')
  expect(screen.getByText('Le panneau')).toBeVisible()
})

it('says nothing at SITE_URL', () => {
  config.serverURL = window.location.origin
  render(<OtherAddress>Le panneau</OtherAddress>)
  expect(screen.queryByRole('alert')).toBeNull()
})
