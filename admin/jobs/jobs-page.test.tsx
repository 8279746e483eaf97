import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { JobsDesk } from '@/contract/jobs-desk'
import { JobsPage } from './jobs-page'

vi.mock('@payloadcms/ui', () => ({
  Button: ({
    children,
    onClick,
    'aria-label': label,
  }: {
    children: string
    onClick?: () => void
    'aria-label'?: string
  }) => (
    <button type="button" onClick={onClick} aria-label={label}>
      {children}
    </button>
  ),
}))

const AT = '2027-05-15T07:00:00.000Z'
const DESK: JobsDesk = {
  counts: { waiting: 1, running: 0, failed: 1, set_aside: 1 },
  oldest_seconds: 130,
  has_worker: false,
  waiting: [{ task: 'settle_payments', count: 1, oldest_at: AT }],
  jobs: [{ id: '12', task: 'send_mail', state: 'failed', attempts: 25, at: AT, error: '451 try later' }],
  rows: [
    {
      task: 'settle_choices',
      step: 'reservation',
      row_id: '7',
      attempts: 3,
      failed_at: AT,
      retry_at: AT,
      error: 'poisoned',
    },
  ],
  refused_addresses: [{ address: 'perdu@exemple.fr', user_id: 3, reply_code: 550, refusals: 2, last_refused_at: AT }],
}

/** Answers the page, and notes what else is asked. */
const answer = (refusal?: string) => {
  const asked: Array<[string, unknown]> = []
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json(DESK))
    asked.push([address, body])
    if (refusal !== undefined) return Promise.resolve(Response.json({ error: refusal }, { status: 409 }))
    return Promise.resolve(Response.json({ ok: true }))
  })
  return asked
}

it('says what waits, what failed and why, and that nobody works', async () => {
  answer()
  render(<JobsPage />)
  const failed = within(await screen.findByRole('region', { name: 'En cours et en échec' }))
  expect(failed.getByText('a échoué')).toBeVisible()
  expect(failed.getByText('451 try later')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Mises de côté' })).getByText(/réservation 7/)).toBeVisible()
  expect(screen.getByText(/le programme des tâches est arrêté/)).toBeVisible()
  expect(screen.getByText(/attend depuis 2 minutes/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'perdu@exemple.fr' }).getAttribute('href')).toBe('/admin/collections/users/3')
})

it('has a job done again', async () => {
  const asked = answer()
  render(<JobsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Réessayer.*Envoyer un courriel/ }))
  await vi.waitFor(() => expect(asked).toEqual([['/api/upkeep/jobs/12/retry', undefined]]))
  expect(await screen.findByText('Envoyer un courriel, n° 12 est refaite.')).toBeVisible()
})

it('gives a row up once it is said again', async () => {
  const asked = answer()
  render(<JobsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Abandonner.*réservation 7/ }))
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Abandonner pour de bon.*réservation 7/ }))
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ['/api/upkeep/rows/give-up', '{"task":"settle_choices","step":"reservation","row_id":"7"}'],
    ]),
  )
})

it('says why a decision is refused', async () => {
  answer('Cette tâche a changé\u00a0: relis la liste.')
  render(<JobsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Réessayer.*Envoyer un courriel/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('relis la liste')
})
