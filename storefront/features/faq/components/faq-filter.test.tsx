import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FaqEntry } from '@/contract/faq'
import { FaqFilter } from './faq-filter'
import { FaqQuestion } from './faq-question'

const entry = (id: number, slug: string, question: string, html: string): FaqEntry => ({
  id,
  slug,
  question,
  html,
  theme: 'reserver',
  short_label: '',
  updated_at: '2026-11-01T12:00:00Z',
})
const CANCEL = entry(1, 'annuler', 'Jusqu’à quand puis-je annuler ?', '<p>Jusqu’à la veille du départ.</p>')
const DEPOSIT = entry(2, 'acompte', 'Quand payer ?', '<p>Un acompte, dans les sept jours.</p>')
const TRAIN = entry(3, 'train', 'Comment venir ?', '<p>En train.</p>')

const show = () =>
  render(
    <FaqFilter title={<h1>Questions</h1>} shortcuts={null} contents={null}>
      <section aria-label="Réserver">
        <FaqQuestion entry={CANCEL} />
        <FaqQuestion entry={DEPOSIT} />
      </section>
      <section aria-label="Trajet">
        <FaqQuestion entry={TRAIN} />
      </section>
    </FaqFilter>,
  )
const detailsOf = ({ slug }: FaqEntry): HTMLDetailsElement | null | undefined =>
  document.getElementById(slug)?.closest('details')
const box = () => screen.getByRole('searchbox', { name: 'Chercher dans les questions' })

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const bodies = () => sent.mock.calls.map(([address, init]) => [address, JSON.parse(init.body as string) as unknown])

beforeEach(() => {
  sent.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true }, { status: 201 })))
  vi.stubGlobal('fetch', sent)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  location.hash = ''
})

it('opens what has the words, accents or not, hides the rest with its group, and says how many', async () => {
  show()
  await userEvent.type(box(), 'VEILLE depart')
  expect([detailsOf(CANCEL)?.open, detailsOf(CANCEL)?.hidden]).toEqual([true, false])
  expect([detailsOf(DEPOSIT)?.hidden, detailsOf(TRAIN)?.hidden]).toEqual([true, true])
  expect(screen.queryByRole('region', { name: 'Trajet' })).toBeNull()
  expect(screen.getByText(/^1\sréponse$/)).toBeVisible()

  await userEvent.clear(box())
  expect([CANCEL, DEPOSIT, TRAIN].map((one) => [detailsOf(one)?.open, detailsOf(one)?.hidden])).toEqual(
    Array(3).fill([false, false]),
  )
  expect(screen.queryByText(/réponse$/)).toBeNull()
})

it('does not find a question by the words that ask whether it helped', async () => {
  show()
  await userEvent.type(box(), 'aidé')
  expect(screen.getByText(/^0\sréponse$/)).toBeVisible()
})

it('tells the team once what found nothing, when one has stopped typing, and what found something never', async () => {
  show()
  await userEvent.type(box(), 'acompte')
  fireEvent.blur(box())
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(box())
  await userEvent.type(box(), 'chien{Enter}')
  fireEvent.blur(box())
  expect(screen.getByRole('heading', { name: 'Rien sur ce sujet pour l’instant' })).toBeVisible()
  expect(bodies()).toEqual([['/api/v1/faq/searches', { words: 'chien' }]])
})

it('opens the answer that the address names, on arrival and afterwards, even one that the search hid', async () => {
  location.hash = '#acompte'
  show()
  expect(detailsOf(DEPOSIT)?.open).toBe(true)
  expect(detailsOf(TRAIN)?.open).toBe(false)
  await userEvent.type(box(), 'acompte')
  location.hash = '#train'
  await waitFor(() => expect(detailsOf(TRAIN)?.open).toBe(true))
  expect([detailsOf(TRAIN)?.hidden, (box() as HTMLInputElement).value]).toEqual([false, ''])
})

it('asks whether an answer helped, and shows who says no where to ask', async () => {
  show()
  const details = detailsOf(CANCEL)
  if (details) details.open = true
  const group = screen.getByRole('group', { name: /Cela t’a aidé.*annuler/ })
  await userEvent.click([...group.querySelectorAll('button')].find((button) => button.textContent === 'Non') ?? group)
  expect(bodies()).toEqual([['/api/v1/faq/1/ratings', { helped: false }]])
  const link = await screen.findByRole('link', { name: 'Pose-nous ta question' })
  expect(link.getAttribute('href')).toBe('/collaborations#Contact-Us')
})

it('says so when the opinion could not be counted, and lets one try again', async () => {
  sent.mockResolvedValueOnce(Response.json({ error: 'Trop de tentatives.' }, { status: 429 }))
  show()
  const details = detailsOf(CANCEL)
  if (details) details.open = true
  const [yes] = screen.getByRole('group', { name: /Cela t’a aidé.*annuler/ }).querySelectorAll('button')
  await userEvent.click(yes as HTMLElement)
  expect(await screen.findByText('Trop de tentatives.')).toBeVisible()
  expect(screen.getByRole('group', { name: /Cela t’a aidé.*annuler/ })).toBeVisible()
})
