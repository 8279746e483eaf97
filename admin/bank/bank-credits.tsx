'use client'

import { Button, toast } from '@payloadcms/ui'
import { listBankCredits, takeBankCredit, type BankCredit } from '@/contract/bank-lines'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'

const EMPTY = { known: 'Aucun virement reconnu.', refused: 'Aucun virement refusé.' }

/** The credits of imported files that are no line of their own: those known before, beside their twins, or those refused. */
export const BankCredits = ({ fate }: { fate: 'known' | 'refused' }) => {
  const { answer, error, reload } = usePanel(listBankCredits, { query: { fate } })
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  if (answer.credits.length === 0) return <p role="status">{EMPTY[fate]}</p>
  return (
    <>
      <ul className="bank__lines">
        {answer.credits.map((credit) => (
          <CreditRow key={credit.id} credit={credit} onDone={reload} />
        ))}
      </ul>
      {answer.has_more && <p role="status">Seuls les derniers sont affichés.</p>}
    </>
  )
}

const CreditRow = ({ credit, onDone }: { credit: BankCredit; onDone: () => void }) => {
  const { id, reason, twin } = credit
  const take = async (): Promise<void> => {
    try {
      await callPanel(takeBankCredit, { params: { id } })
      toast.success('Le virement est à traiter.')
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
    onDone()
  }
  return (
    <li className="bank-line">
      <Told credit={credit} />
      {twin ? <Told credit={twin} state={stateWords(twin)} /> : <p>{reason}</p>}
      {twin && (
        <div className="bank-line__actions">
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => {
              void take()
            }}
          >
            C’est un autre virement
          </Button>
        </div>
      )}
    </li>
  )
}

type ToldProps = { credit: Pick<BankCredit, 'amount_cents' | 'booked_on' | 'payer' | 'words'>; state?: string }

const Told = ({ credit: { amount_cents: cents, booked_on: day, payer, words }, state }: ToldProps) => (
  <div>
    {state !== undefined && <p>{state}</p>}
    <p className="bank-line__sum">{cents === null ? 'Somme illisible' : formatCents(cents)}</p>
    <p>{[day === null ? '' : formatShortDate(day), payer].filter(Boolean).join(', ')}</p>
    <p className="desk-table__note">{words}</p>
  </div>
)

const stateWords = ({ state, reservation_number: number }: NonNullable<BankCredit['twin']>): string => {
  if (state === 'open') return 'Déjà là, à traiter\u00a0:'
  if (state === 'set_aside') return 'Déjà là, de côté\u00a0:'
  return number === null ? 'Déjà là, enregistré\u00a0:' : `Déjà là, enregistré sur ${number}\u00a0:`
}
