import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ContractChangeDetail } from '@/contract/contract-changes'
import { ContractChange } from './contract-change'

const detail: ContractChangeDetail = {
  ...{ change_id: 3, reservation_id: 7, number: 'LG-27-0430-301', expedition: 'Packraft sur la Loire' },
  ...{ departure_start: '2027-05-02', departure_end: '2027-05-04', travelers_count: 2, kind: 'content' },
  ...{ justification: 'Le refuge ferme.', was: 'Nuit au refuge.', becomes: 'Nuit au gîte.', causes: [] },
  days: {
    was: { start: '2027-04-30', end: '2027-05-02' },
    becomes: { start: '2027-05-02', end: '2027-05-04' },
  },
  ...{ total_before: 740, total_after: 720, change_percent: -2.7, needs_answer: true, is_open: true },
  ...{ answer_by: '2027-04-20', silence: 'terminate', text_version: '2026-11' },
  refund: { amount: 222, by: '2027-05-01' },
  dates: [
    {
      ...{ departure_id: 9, departure_start: '2027-06-12', departure_end: '2027-06-14' },
      ...{ available_count: 4, total: 840, difference: 100 },
    },
  ],
  answered: null,
}

const sent = vi.fn()
const answerWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', (path: string, { body: text }: { body?: string } = {}) => {
    if (path.includes('legal-texts')) return Promise.resolve(Response.json({}, { status: 404 }))
    sent(text === undefined ? null : JSON.parse(text))
    return Promise.resolve(Response.json(body, { status }))
  })

afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
})

const show = (changes: Partial<ContractChangeDetail> = {}, onRefresh = vi.fn()) =>
  render(<ContractChange source={{ linkToken: 'secret' }} loaded={{ ...detail, ...changes }} onRefresh={onRefresh} />)
const confirm = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('says what was and what becomes, what silence means, and has nothing chosen', () => {
  answerWith({})
  show()
  for (const words of ['Nuit au refuge.', 'Nuit au gîte.', 'Le refuge ferme.'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText(/Sans réponse le .*20 avril 2027 à minuit, ton contrat prend fin/)).toBeVisible()
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false])
})

it('sends nothing while nothing is chosen, nor another date without one', async () => {
  answerWith({})
  show()
  await confirm(/Confirmer ma réponse/)
  expect(screen.getByText('Choisis d’abord ce que tu préfères.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Une autre date/ }))
  await confirm(/Confirmer ma réponse/)
  expect(screen.getByText('Choisis une date.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('accepts for the price that was shown', async () => {
  const answered = { answer: 'accept', is_silence: false, on: '2027-04-17', refund: null, refund_by: '2027-05-01' }
  answerWith({ ...detail, is_open: false, dates: [], answered })
  show()
  await userEvent.click(screen.getByRole('radio', { name: /J’accepte/ }))
  await confirm(/Accepter la modification/)
  expect(sent).toHaveBeenCalledWith({ change_id: 3, text_version: '2026-11', answer: 'accept', total: 720 })
  expect(await screen.findByRole('heading', { name: /la modification est acceptée/ })).toBeVisible()
})

it('ends the contract with the sum restated', async () => {
  const answered = { answer: 'terminate', is_silence: false, on: '2027-04-17', refund: 222, refund_by: '2027-05-01' }
  answerWith({ ...detail, is_open: false, dates: [], answered })
  show()
  await userEvent.click(screen.getByRole('radio', { name: /sans frais/ }))
  await confirm(/récupérer 222\s€/)
  expect(await screen.findByRole('heading', { name: /ton contrat prend fin/ })).toBeVisible()
  expect(screen.getByText(/Nous te rendons 222\s€/)).toBeVisible()
})

it('says what was refused, and asks again what is true now', async () => {
  answerWith({ error: 'Le prix a changé entre-temps.' }, 409)
  const onRefresh = vi.fn(() => Promise.resolve())
  show({}, onRefresh)
  await userEvent.click(screen.getByRole('radio', { name: /J’accepte/ }))
  await confirm(/Accepter/)
  expect(await screen.findByText('Le prix a changé entre-temps.')).toBeVisible()
  expect(onRefresh).toHaveBeenCalledOnce()
})

it('asks nothing of who is only told of a price, with the formula', () => {
  answerWith({})
  show({
    ...{ kind: 'price', was: null, becomes: null, days: null, needs_answer: false, is_open: false },
    causes: [{ cause: 'fuel', from: 1, to: 1.5, share_percent: 8 }],
  })
  expect(screen.getByRole('heading', { name: 'Il n’y a rien à répondre' })).toBeVisible()
  expect(screen.getByText(/8\s% du prix/)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})
