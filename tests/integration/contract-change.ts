import type { ChangePreview, ContractChangeDetail, DeskChange } from '@/contract/contract-changes'
import { query } from '@/server/platform/db/pool'
import { createLegalDocument } from '../factories/legal-document'
import { call } from './call'
import { book, leave, payload, runTask, staff } from './cancellation-agency'

/** What the text of the tests fixes: 10 % of the price follow fuel, and no answer ends the contract. */
export const CHANGE_TERMS = {
  ...{ fuel_percent: 10, taxes_percent: 5, currency_percent: 0, answer_days: 7 },
  silence: 'terminate' as 'terminate' | 'accept',
}

export const writeChangeText = () =>
  createLegalDocument(payload, { kind: 'contract_changes', version: '2026-11', change_terms: CHANGE_TERMS })

type Body = ContractChangeDetail &
  ChangePreview & { error: string; reason: string; runs_at: string; changes: DeskChange[] }

export const askChange = (path: string, body?: unknown, token = staff) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token })

/** Fuel that costs so many times what it did. */
export const rise = (to: number, more: Record<string, unknown> = {}) => ({
  kind: 'price',
  justification: 'Le gazole a augmenté.',
  variations: [{ cause: 'fuel', from: 1, to }],
  ...more,
})

export const content = (more: Record<string, unknown> = {}) => ({
  kind: 'content',
  justification: 'Le refuge ferme.',
  was: 'Nuit au refuge.',
  becomes: 'Nuit au gîte.',
  ...more,
})

/** Has a change of a departure carried out, its minutes over. */
export const change = async (departure: number, plan: object) => {
  const planned = await askChange(`departures/${String(departure)}/change`, plan)
  if (planned.status !== 200) return planned
  await query(`update contract_changes set runs_at = now() where departure_id = $1 and state = 'planned'`, [departure])
  await runTask('change_contracts')
  return planned
}

/** Two people with a contract of 1 000 € by the text of the tests, of which 300 € are paid, on a departure in so many days. */
export const contracted = async ({
  days = 90,
  terms = CHANGE_TERMS,
  departure,
  ...booking
}: { days?: number; terms?: object | null; departure?: number; paid?: number; travelers?: number } = {}) => {
  const id = departure ?? (await leave(days)).id
  const customer = await book(id, booking)
  if (terms) {
    await query(
      `update reservations set contract = contract || jsonb_build_object('changes', $2::jsonb) where id = $1`,
      [customer.reservation, JSON.stringify({ version: '2026-11', ...terms })],
    )
  }
  const path = `v1/reservations/${String(customer.reservation)}/change`
  const read = () => askChange(path, undefined, customer.token)
  const answer = async (body: Record<string, unknown>, token = customer.token) => {
    const { body: shown } = await read()
    const seen = { change_id: shown.change_id, text_version: shown.text_version }
    return askChange(
      path,
      { ...seen, ...(body['answer'] === 'accept' && { total: shown.total_after }), ...body },
      token,
    )
  }
  return { ...customer, departure: id, read, answer }
}
