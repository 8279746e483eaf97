'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { CallParts } from '@/contract/define-route'
import { makeReductions, previewReductions, type ReductionLine } from '@/contract/reductions'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'

type ReductionPreviewProps = { query: CallParts<typeof previewReductions>['query'] }

/** What each departure would cost; those that may be reduced are, by one press. */
export const ReductionPreview = ({ query }: ReductionPreviewProps) => {
  const { answer, error, isAnswered, reload } = usePanel(previewReductions, { query })
  const [isPending, setIsPending] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  const ready = answer.lines.filter(({ refusal }) => refusal === null)

  const send = async (): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    setRefusals([])
    try {
      const lines = ready.map(({ id, price_cents, reduced_cents }) => ({ id, price_cents, reduced_cents }))
      const { done, refused } = await callPanel(makeReductions, { body: { lines, until: query.until } })
      if (done.length > 0) toast.success(`${formatCount(done.length, 'prix baissé', 'prix baissés')}.`)
      setRefusals(refused.map(({ id, message }) => `${titleOf(ready, id)}\u00a0: ${message}`))
      reload()
    } catch (thrown) {
      setRefusals([thrown instanceof Error ? thrown.message : String(thrown)])
    }
    setIsPending(false)
  }

  return (
    <>
      <ReductionLines lines={answer.lines} />
      {refusals.length > 0 && (
        <ul role="alert">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
      <Button
        buttonStyle="primary"
        size="medium"
        margin={false}
        disabled={isPending || !isAnswered || ready.length === 0}
        onClick={() => void send()}
      >
        {`Annoncer la baisse de ${formatCount(ready.length, 'départ')}`}
      </Button>
    </>
  )
}

const titleOf = (lines: readonly ReductionLine[], wanted: number): string =>
  lines.find(({ id }) => id === wanted)?.title ?? ''

const ReductionLines = ({ lines }: { lines: readonly ReductionLine[] }) => (
  <table className="planning__table">
    <thead>
      <tr>
        <th scope="col">Départ</th>
        <th scope="col">Prix</th>
        <th scope="col">Nouveau prix</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, title, price_cents: price, reduced_cents: reduced, refusal }) => (
        <tr key={id}>
          <th scope="row">{title}</th>
          <td data-label="Prix">{formatPrice(price / 100)}</td>
          <td data-label="Nouveau prix">
            {refusal === null ? formatPrice(reduced / 100) : <span className="planning__bad">{refusal}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
