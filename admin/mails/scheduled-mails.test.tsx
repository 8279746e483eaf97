import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DeskMail } from '@/contract/scheduled-mails'
import { buildDeskMail } from './desk-mail.fixture'
import { MailsPage } from './mails-page'
import { ScheduledMails } from './scheduled-mails'

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
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
  toast,
}))

/** Answers the list, and notes what else is asked. */
const answer = (mails: DeskMail[]) => {
  const asked: Array<[string, unknown]> = []
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    asked.push([`${String(method)} ${address}`, body])
    return Promise.resolve(Response.json(method === 'GET' ? { mails, has_more: false } : { id: 3 }))
  })
  return asked
}

const lineOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

it('says of each mail to whom, when, what became of it and why', async () => {
  answer([
    buildDeskMail(),
    buildDeskMail({ id: 4, kind: 'balance_late', state: 'skipped', reason: 'paid' }),
    buildDeskMail({ id: 5, kind: 'trip_tomorrow', state: 'skipped', reason: 'agency', note: 'Déjà vu', author: 'Léa' }),
    buildDeskMail({ id: 6, kind: 'trip_in_7_days', is_invited: true, to_name: null, to_email: null, state: 'leaving' }),
  ])
  render(<ScheduledMails of={{ reservation: 7 }} />)
  const due = await lineOf(/Solde dû/)
  expect(due.getByText('samedi 15 mai, 9 h')).toBeVisible()
  expect(due.getByText('camille@exemple.fr')).toBeVisible()
  expect((await lineOf(/Solde en retard/)).getByText('c’est réglé')).toBeVisible()
  expect((await lineOf(/C’est demain/)).getByText('Déjà vu, par Léa')).toBeVisible()
  const invited = await lineOf(/Préparer le départ/)
  expect(invited.getByText('Adresse effacée')).toBeVisible()
  expect(invited.getByText('voyageur invité')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Envoyer/ })).toHaveLength(1)
  expect(screen.queryByText('LGP-0007')).toBeNull()
})

it('skips one with a reason, and shows the list anew', async () => {
  const asked = answer([buildDeskMail()])
  render(<ScheduledMails of={{ departure: 12 }} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Ne pas envoyer.*Camille Rey/ }))
  const form = within(screen.getByRole('group', { name: 'Ne pas envoyer' }))
  await userEvent.click(form.getByRole('button', { name: 'Ne pas envoyer' }))
  expect(asked).toHaveLength(1)
  await userEvent.type(form.getByLabelText('Motif, pour l’agence'), 'Vu au téléphone')
  await userEvent.click(form.getByRole('button', { name: 'Ne pas envoyer' }))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[1]).toEqual(['POST /api/reservations/mails/3/skip', '{"reason":"Vu au téléphone"}'])
  expect(asked[2]?.[0]).toBe('GET /api/reservations/mails?departure=12')
  expect(screen.getByText('LGP-0007')).toBeVisible()
})

it('sends one once it is said again', async () => {
  const asked = answer([buildDeskMail()])
  render(<ScheduledMails of={{ reservation: 7 }} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Envoyer/ }))
  expect(asked).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer maintenant' }))
  await vi.waitFor(() => expect(asked[1]?.[0]).toBe('POST /api/reservations/mails/3/send'))
})

it('says that none is planned', async () => {
  answer([])
  render(<ScheduledMails of={{ reservation: 7 }} />)
  expect(await screen.findByText('Aucun courriel n’est prévu.')).toBeVisible()
})

it('lists all of them day by day in Paris, by the filters that are chosen', async () => {
  const asked = answer([buildDeskMail({ due_at: '2027-05-14T22:30:00.000Z' })])
  render(<MailsPage />)
  expect(await screen.findByRole('heading', { name: /15\smai\s2027/ })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Courriel'), 'C’est demain')
  await userEvent.selectOptions(screen.getByLabelText('État'), 'Parti')
  await vi.waitFor(() => expect(asked.at(-1)?.[0]).toMatch(/kind=trip_tomorrow&state=sent$/))
})

it('shows the first six of many, and all for who asks', async () => {
  answer(Array.from({ length: 9 }, (_, index) => buildDeskMail({ id: index + 1 })))
  render(<ScheduledMails of={{ departure: 12 }} />)
  const all = await screen.findByRole('button', { name: /^Voir les 9\scourriels$/ })
  expect(screen.getAllByRole('row')).toHaveLength(7)
  await userEvent.click(all)
  expect(screen.getAllByRole('row')).toHaveLength(10)
  expect(screen.queryByRole('button', { name: /^Voir/ })).toBeNull()
})
