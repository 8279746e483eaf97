import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { CancellationChoiceDetail } from '@/contract/cancellation'
import { CancellationChoice } from './cancellation-choice'

const detail: CancellationChoiceDetail = {
  ...{ reservation_id: 7, number: 'LG-27-0430-301', expedition: 'Packraft sur la Loire', travelers_count: 2 },
  ...{ departure_start: '2027-04-30', departure_end: '2027-05-02', reason: 'La Loire est trop haute.' },
  ...{ answer_by: '2027-04-26', is_open: true, indemnity: 90, text_version: null },
  refund: { amount: 740, by: '2027-05-03' },
  credit: { amount: 740, expires_on: '2028-04-19' },
  dates: [
    {
      ...{ departure_id: 9, departure_start: '2027-06-12', departure_end: '2027-06-14' },
      ...{ available_count: 4, total: 840, difference: 100 },
    },
  ],
  chosen: null,
}

const sent = vi.fn()
const answerWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', (_path: string, { body: text }: { body?: string } = {}) => {
    sent(text === undefined ? null : JSON.parse(text))
    return Promise.resolve(Response.json(body, { status }))
  })

afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
})

const show = (changes: Partial<CancellationChoiceDetail> = {}, onRefresh = vi.fn()) =>
  render(
    <CancellationChoice source={{ linkToken: 'secret' }} loaded={{ ...detail, ...changes }} onRefresh={onRefresh} />,
  )

it('offers three ways alike, none of them chosen, and says what silence and the indemnity are', () => {
  show()
  const ways = screen.getAllByRole<HTMLInputElement>('radio')
  expect(ways.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(
    screen.getByText(
      /^Le départ «\sPackraft sur la Loire\s», du 30\savr. au 2\smai 2027, est annulé. La Loire est trop haute. On en est désolés.$/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/Sans réponse, nous te remboursons/)).toBeVisible()
  expect(screen.getByText(/90\s€ d’indemnité/)).toBeVisible()
})

it('sends nothing while nothing is chosen, nor another date without one', async () => {
  answerWith({})
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer mon choix' }))
  expect(screen.getByText('Choisis d’abord ce que tu préfères.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Une autre date/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer mon choix' }))
  expect(screen.getByText('Choisis une date.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('goes to another date for what it was shown to cost', async () => {
  const chosen = {
    ...{ choice: 'move' as const, is_silence: false, amount: 740, credit_expires_on: null },
    ...{ departure_start: '2027-06-12', departure_end: '2027-06-14', reservation_id: 12 },
  }
  answerWith({ ...detail, is_open: false, dates: [], credit: null, chosen })
  show()
  await userEvent.click(screen.getByRole('radio', { name: /Une autre date/ }))
  await userEvent.click(screen.getByRole('radio', { name: /12.*14.*juin/ }))
  expect(screen.getByText(/Il restera 100\s€ à régler/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Partir/ }))
  expect(sent).toHaveBeenCalledWith({ choice: 'move', departure_id: 9, total: 840, text_version: null })
  expect(await screen.findByRole('heading', { name: /une autre date/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir ma réservation' }).getAttribute('href')).toBe('/my-expeditions/12')
})

it('says what was refused, and asks again what is true now', async () => {
  answerWith({ error: 'Le prix de cette date a changé.' }, 409)
  const onRefresh = vi.fn(() => Promise.resolve())
  show({}, onRefresh)
  await userEvent.click(screen.getByRole('radio', { name: /Un avoir/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Garder un avoir' }))
  expect(await screen.findByText('Le prix de cette date a changé.')).toBeVisible()
  expect(onRefresh).toHaveBeenCalledOnce()
})

it('says that silence was a refund', () => {
  const chosen = {
    ...{ choice: 'refund' as const, is_silence: true, amount: 740, credit_expires_on: null },
    ...{ departure_start: null, departure_end: null, reservation_id: null },
  }
  show({ is_open: false, chosen })
  expect(screen.getByRole('heading', { name: 'Sans réponse, on te rembourse' })).toBeVisible()
})
