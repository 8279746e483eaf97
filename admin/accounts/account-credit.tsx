'use client'

import '../desk/desk.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { getAccountCredit, reverseCredit, type AccountCredit as Credit, type CreditReason } from '@/contract/credit'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { formatCents } from '../desk/format-cents'

type Account = Credit['accounts'][number]

/** On an account, for the agency: its credit, every line of the ledger, and how to make of what is left a refund. */
export const AccountCredit = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const role: unknown = user?.['role']
  const mayRead = id !== undefined && (role === 'staff' || role === 'admin')
  const { answer, reload } = usePanel(getAccountCredit, mayRead ? { params: { id } } : null)
  const [reversed, setReversed] = useState<Account | null>(null)
  if (!mayRead || !answer || answer.accounts.length === 0) return null
  const close = () => {
    setReversed(null)
  }
  return (
    <section className="desk" aria-label="Avoir du compte">
      <div className="desk__head">
        <h3>Avoir</h3>
        <p className="desk__sum">{formatCents(answer.balance_cents)} à utiliser</p>
      </div>
      {answer.accounts.map((account) => (
        <div key={account.id} className="desk__holds">
          <p>
            {formatCents(account.balance_cents)}, jusqu’au {formatShortDate(account.expires_on)}
            {account.is_over && ', terminé'}
          </p>
          <Entries account={account} />
          {account.balance_cents > 0 && (
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              onClick={() => {
                setReversed(account)
              }}
            >
              Rembourser ce qu’il en reste
            </Button>
          )}
          {reversed?.id === account.id && (
            <ReverseForm
              userId={Number(id)}
              account={account}
              onClose={close}
              onDone={() => {
                close()
                reload()
              }}
            />
          )}
        </div>
      ))}
    </section>
  )
}

const Entries = ({ account: { entries } }: { account: Account }) => (
  <div className="desk__scroll">
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Jour</th>
          <th scope="col">Écriture</th>
          <th scope="col">Réservation</th>
          <th scope="col">Par</th>
          <th scope="col">Somme</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>{formatShortDate(calendarDayInParis(new Date(entry.at)))}</td>
            <td>
              {REASONS[entry.reason]}
              {entry.note && <span className="desk-table__note">{entry.note}</span>}
            </td>
            <td>
              {entry.reservation_id !== null && (
                <a href={PANEL_PATHS.document('reservations', entry.reservation_id)}>{entry.number}</a>
              )}
            </td>
            <td>{entry.author ?? 'le site'}</td>
            <td>{`${entry.amount_cents > 0 ? '+' : '−'}\u00a0${formatCents(Math.abs(entry.amount_cents))}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const REASONS: Record<CreditReason, string> = {
  opened: 'Avoir ouvert',
  used: 'Utilisé',
  given_back: 'Rendu à l’avoir',
  expired: 'Terminé, à rembourser',
  reversed: 'Annulé, à rembourser',
}

type ReverseFormProps = { userId: number; account: Account; onClose: () => void; onDone: () => void }

const ReverseForm = ({ userId, account, onClose, onDone }: ReverseFormProps) => {
  const [reason, setReason] = useState('')
  return (
    <DeskForm
      title="Rembourser ce qu’il en reste"
      effects={[
        `${formatCents(account.balance_cents)} quittent l’avoir par une contre-écriture à ton nom.`,
        'La somme est à rembourser sous quatorze jours, sur la réservation d’origine. Le client reçoit un mail.',
      ]}
      submit="Rembourser"
      keep="Garder l’avoir"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(reverseCredit, {
          params: { id: userId, account: account.id },
          body: { reason, balance_cents: account.balance_cents },
        })
        return 'L’avoir est à rembourser.'
      }}
    >
      <DeskField label="Motif" required maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}
