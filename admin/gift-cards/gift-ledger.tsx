'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { reverseGiftEntry, type GiftDesk } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { drawKey } from '../desk/draw-key'
import { formatCents } from '../desk/format-cents'
import { entryWords, signedCents } from './gift-words'

type Entry = GiftDesk['entries'][number]

/** Every line of a card's ledger with what it held after it; a use is taken back by a counter-entry, never changed. */
export const GiftLedger = ({ gift, onDone }: { gift: GiftDesk; onDone: () => void }) => {
  const [reversed, setReversed] = useState<Entry | null>(null)
  const close = () => {
    setReversed(null)
  }
  return (
    <section className="desk" aria-label="Grand livre">
      <h2>Grand livre</h2>
      {gift.entries.length === 0 ? (
        <p className="desk__empty">Rien n’y est écrit avant le paiement.</p>
      ) : (
        <div className="desk__scroll">
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Jour</th>
                <th scope="col">Écriture</th>
                <th scope="col">Réservation</th>
                <th scope="col">Par</th>
                <th scope="col">+ ou −</th>
                <th scope="col">Solde</th>
                <th scope="col">
                  <span className="gifts__hidden">Reprendre</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {gift.entries.map((entry) => (
                <Line key={entry.id} entry={entry} onReverse={setReversed} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {reversed && (
        <ReverseForm
          key={reversed.id}
          gift={gift}
          entry={reversed}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
      <p className="desk__empty">
        Une écriture ne se modifie ni ne s’efface{'\u00a0'}: on corrige par une contre-écriture, avec un motif et un
        nom.
      </p>
    </section>
  )
}

const Line = ({ entry, onReverse }: { entry: Entry; onReverse: (entry: Entry) => void }) => (
  <tr>
    <td>{formatShortDate(calendarDayInParis(new Date(entry.at)))}</td>
    <td>
      {entryWords(entry)}
      {entry.note !== null && <span className="desk-table__note">{entry.note}</span>}
    </td>
    <td>
      {entry.reservation_id !== null && (
        <a href={PANEL_PATHS.document('reservations', entry.reservation_id)}>{entry.number}</a>
      )}
    </td>
    <td>{entry.author ?? 'le site'}</td>
    <td className="gifts__sum">{signedCents(entry.amount_cents)}</td>
    <td className="gifts__sum">{formatCents(entry.balance_cents)}</td>
    <td>
      {entry.may_reverse && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => {
            onReverse(entry)
          }}
        >
          Contre-écriture
        </Button>
      )}
    </td>
  </tr>
)

type ReverseFormProps = { gift: GiftDesk; entry: Entry; onClose: () => void; onDone: () => void }

const ReverseForm = ({ gift: { id }, entry, onClose, onDone }: ReverseFormProps) => {
  const [key] = useState(drawKey)
  const [reason, setReason] = useState('')
  const sum = formatCents(-entry.amount_cents)
  return (
    <DeskForm
      level="h3"
      title={`Reprendre l’usage de ${sum}`}
      effects={[
        `${sum} reviennent sur la carte par une contre-écriture à ton nom.`,
        `La réservation ${entry.number ?? ''} les doit de nouveau, avec un avoir sur sa facture s’il y en a une.`,
      ]}
      submit={`Reprendre ${sum}`}
      keep="Laisser l’usage"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(reverseGiftEntry, { params: { id }, body: { key, reason, entry_id: entry.id } })
        return 'La somme est revenue sur la carte.'
      }}
    >
      <DeskField label="Motif" required minLength={3} maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}
