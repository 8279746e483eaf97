import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { press, showStep, tick } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const ORDER = 'POST /api/v1/reservations'

beforeEach(() => {
  localStorage.clear()
  resetSession()
})
afterEach(() => vi.unstubAllGlobals())

it('shows the standard information form beside what one agrees to, and orders with the version that was shown', async () => {
  const shown = { information_form_version: '2027-01' }
  const { cart, unmount } = showStep(3, {
    cart: shown,
    answers: {
      'GET /api/v1/legal-texts/information_form_a/2027-01': () => ({
        body: { html: '<p>Un forfait au sens de la directive.</p>' },
      }),
    },
  })
  const form = (await screen.findByText('Un forfait au sens de la directive.')).closest('details')
  expect(form?.querySelector('summary')?.textContent).toBe('Formulaire d’information standard')
  const terms = screen.getByRole('checkbox', { name: /J’ai lu et j’accepte.*formulaire d’information standard/ })
  expect((form as Node).compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await userEvent.click(terms)
  await tick(/Je certifie/)
  unmount()

  const { calls } = showStep(4, {
    cart: { ...shown, id: cart.id },
    isAgreed: false,
    answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) },
  })
  await press(/Commander/)
  await eventually(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/5`))
  expect(calls(ORDER)[0]?.body['information_form_version']).toBe('2027-01')
})

it('says where the form is read when it could not be loaded', async () => {
  showStep(3, { cart: { information_form_version: 'gone' } })
  await screen.findByText(/n’a pas pu être chargé/)
  const link = screen.getByRole('link', { name: /Version gone/, hidden: true })
  expect(link.getAttribute('href')).toBe('/confidentialite-et-mentions-legales/formulaire-en-ligne/gone')
})
