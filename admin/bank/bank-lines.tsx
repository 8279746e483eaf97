'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { applySureLines, listBankLines, type BankLine } from '@/contract/bank-lines'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { BankLineRow } from './bank-line-row'

const EMPTY = {
  open: 'Aucun virement à traiter.',
  applied: 'Aucun virement enregistré depuis un relevé.',
  set_aside: 'Rien de côté.',
}

/** The lines of a state, each with what may be done with it, and the sure ones at once. */
export const BankLines = ({ state }: { state: BankLine['state'] }) => {
  const { answer, error, reload } = usePanel(listBankLines, { query: { state } })
  const [isPending, setIsPending] = useState(false)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  if (answer.lines.length === 0) return <p role="status">{EMPTY[state]}</p>
  const sure = answer.lines.flatMap(({ id, proposal }) =>
    proposal?.is_sure ? [{ id, reservation_id: proposal.reservation_id, gift_card_id: proposal.gift_card_id }] : [],
  )
  const applySure = async (): Promise<void> => {
    setIsPending(true)
    try {
      const { applied_count: applied, refused } = await callPanel(applySureLines, { body: { lines: sure } })
      toast.success(`${formatCount(applied, 'virement enregistré', 'virements enregistrés')}.`)
      if (refused.length > 0) {
        toast.error(`${formatCount(refused.length, 'virement reste', 'virements restent')} à regarder.`)
      }
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    setIsPending(false)
    reload()
  }
  return (
    <>
      {sure.length > 0 && (
        <p>
          <Button
            size="medium"
            margin={false}
            disabled={isPending}
            onClick={() => {
              void applySure()
            }}
          >
            {sure.length === 1
              ? 'Enregistrer le virement sûr'
              : `Enregistrer les ${String(sure.length)} virements sûrs`}
          </Button>
        </p>
      )}
      <ul className="bank__lines">
        {answer.lines.map((line) => (
          <BankLineRow key={line.id} line={line} onDone={reload} />
        ))}
      </ul>
      {answer.has_more && <p role="status">Il y en a d’autres{'\u00a0'}: traite d’abord ceux-ci.</p>}
    </>
  )
}
