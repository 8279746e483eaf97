'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { CallParts } from '@/contract/define-route'
import { makeCopies, previewCopies, type CopyLine } from '@/contract/planning'
import { MAX_COPIES } from '@/domain/departures/departure-copies'
import { MAX_REASON } from '@/domain/departures/guide-conflicts'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { DeskField } from '../desk/desk-field'
import { drawKey } from '../desk/draw-key'
import { chosenLines, lineKey } from './chosen-lines'
import { CopyLines } from './copy-lines'

type CopyPreviewProps = {
  query: CallParts<typeof previewCopies>['query']
  onMade: (made: { ids: number[]; areSalesClosed: boolean }) => void
}

/** What copies would be, line by line; those that are ticked are made by one press. */
export const CopyPreview = ({ query, onMade }: CopyPreviewProps) => {
  const { answer, error } = usePanel(previewCopies, { query })
  const [ticked, setTicked] = useState<Record<string, boolean>>({})
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  if (answer.lines.length === 0) return <p role="status">Aucune date avant ce jour.</p>
  const chosen = chosenLines({ lines: answer.lines, ticked })
  return (
    <>
      {answer.is_cut && (
        <p role="status">
          Il y en a davantage{'\u00a0'}: voici les {MAX_COPIES} premières, c’est le plus qui se crée d’une fois.
        </p>
      )}
      <CopyLines
        lines={answer.lines}
        restDays={answer.rest_days}
        chosen={new Set(chosen.map(lineKey))}
        onTick={(line, isTicked) => {
          setTicked({ ...ticked, [lineKey(line)]: isTicked })
        }}
      />
      <CopyPress chosen={chosen} onMade={onMade} />
    </>
  )
}

const CopyPress = ({ chosen, onMade }: { chosen: CopyLine[]; onMade: CopyPreviewProps['onMade'] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // What a press was refused is not kept; one whose answer was lost is not made twice.
  const [key] = useState(drawKey)
  const needsReason = chosen.some(({ conflicts }) => conflicts.length > 0)

  const send = async (): Promise<void> => {
    if (isPending) return
    if (needsReason && reason.trim() === '') {
      setRefusal('Écris pourquoi le guide peut partir, ou décoche ces dates.')
      return
    }
    setIsPending(true)
    setRefusal(null)
    try {
      const { ids } = await callPanel(makeCopies, {
        body: {
          key,
          lines: chosen.map((line) => ({ source_id: line.source_id, departure_start: line.departure_start })),
          sales_closed: !isOpen,
          reason: needsReason ? reason : '',
        },
      })
      toast.success(`${formatCount(ids.length, 'départ créé', 'départs créés')}.`)
      onMade({ ids, areSalesClosed: !isOpen })
    } catch (thrown) {
      setRefusal(thrown instanceof Error ? thrown.message : String(thrown))
      setIsPending(false)
    }
  }

  const count = formatCount(chosen.length, 'départ')
  return (
    <>
      {needsReason && (
        <DeskField
          label="Pourquoi le guide peut partir malgré tout"
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={setReason}
          hint="Le motif est gardé, avec ton nom."
        />
      )}
      <label className="planning__switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOpen}
          onChange={({ target }) => {
            setIsOpen(target.checked)
          }}
        />
        Ouvrir les ventes de ces départs tout de suite
      </label>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button
        buttonStyle="primary"
        size="medium"
        margin={false}
        disabled={isPending || chosen.length === 0}
        onClick={() => {
          void send()
        }}
      >
        {isOpen ? `Créer et mettre en vente ${count}` : `Créer ${count}, ventes closes`}
      </Button>
    </>
  )
}
