import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewsletterLinkForm } from './newsletter-link-form'

it('asks for the link of the mail where it was opened without one', async () => {
  window.history.replaceState(null, '', '/newsletter/confirmation')
  render(<NewsletterLinkForm link="confirmation" action="Je confirme" done="C’est fait." />)
  expect((await screen.findByRole('status')).textContent).toBe('Ouvre cette page par le lien de ton message.')
  expect(screen.queryByRole('button')).toBeNull()
})
