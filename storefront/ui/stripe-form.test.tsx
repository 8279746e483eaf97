// @apart: a page loads the script of Stripe once
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STRIPE_SCRIPT, type StripeClient, type StripeWindow } from '../lib/load-stripe'
import { StripeForm } from './stripe-form'

const done = vi.fn()
const page = window as StripeWindow

const mountForm = () =>
  render(
    <StripeForm
      clientSecret="pi_1_secret_2"
      publishableKey="pk_test_1"
      label="Payer 360 €"
      returnUrl="https://lagopede.test/payer/un-lien"
      onDone={done}
    />,
  )

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${STRIPE_SCRIPT}"]`)
const settle = () => act(() => Promise.resolve())

/** What stands in for Stripe's script: its form is there at once. */
const startStripe = (answer: Awaited<ReturnType<StripeClient['confirmPayment']>>) => {
  const confirmPayment = vi.fn(() => Promise.resolve(answer))
  const destroy = vi.fn()
  page.Stripe = vi.fn(() => ({
    elements: () => ({
      create: () => ({
        mount: (at: HTMLElement) => at.append('le cadre de Stripe'),
        destroy,
        on: (event: string, then: () => void) => {
          if (event === 'ready') queueMicrotask(() => act(then))
        },
      }),
      submit: () => Promise.resolve({}),
    }),
    confirmPayment,
  }))
  return { confirmPayment, destroy }
}

afterEach(() => {
  Reflect.deleteProperty(page, 'Stripe')
  done.mockClear()
})

describe('the form of Stripe', () => {
  it('says that it did not load, and tries again', async () => {
    mountForm()
    expect(script()).toBeInTheDocument()
    fireEvent.error(script() ?? document)
    expect(await screen.findByText(/ne s’affiche pas/)).toBeVisible()
    expect(script()).toBeNull()
    startStripe({})
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    fireEvent.load(script() ?? document)
    expect(await screen.findByText('le cadre de Stripe')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Payer 360/ })).toBeVisible()
  })

  it('says why the bank refuses, and lets one try again', async () => {
    const { confirmPayment } = startStripe({ error: { message: 'Votre carte a été refusée.' } })
    mountForm()
    await screen.findByText('le cadre de Stripe')
    await settle()
    await userEvent.click(screen.getByRole('button', { name: /^Payer 360/ }))
    expect(await screen.findByText('Votre carte a été refusée.')).toBeVisible()
    expect(done).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^Payer 360/ }))
    expect(confirmPayment).toHaveBeenCalledTimes(2)
  })

  it('says that it is done, stays on the page, and leaves nothing behind', async () => {
    const { confirmPayment, destroy } = startStripe({})
    const { unmount } = mountForm()
    await screen.findByText('le cadre de Stripe')
    await settle()
    await userEvent.click(screen.getByRole('button', { name: /^Payer 360/ }))
    expect(done).toHaveBeenCalledTimes(1)
    expect(confirmPayment).toHaveBeenCalledWith(expect.objectContaining({ redirect: 'if_required' }))
    unmount()
    expect(destroy).toHaveBeenCalled()
  })
})
