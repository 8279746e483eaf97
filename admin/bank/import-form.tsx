'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  importStatement,
  MOST_STATEMENT,
  previewStatement,
  STATEMENT_TOO_LARGE,
  type StatementPreview,
} from '@/contract/bank-lines'
import { decodeText } from '@/domain/text/decode-text'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { formatCents } from '../desk/format-cents'
import { ColumnChoices, type Columns } from './column-choices'
import { ReadLines, RefusedCredits } from './read-lines'

type Chosen = { content: string; name: string; preview: StatementPreview }

/** Chooses a bank's file, shows how it is read, and imports it once that is right. */
export const ImportForm = ({ onDone }: { onDone: () => void }) => {
  const id = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsPending(true)
    setError(null)
    await work().catch((reason: unknown) => {
      setError(reason instanceof Error ? reason.message : String(reason))
    })
    setIsPending(false)
  }
  const choose = (file: File | undefined) =>
    attempt(async () => {
      setChosen(null)
      if (!file) return
      const content = await readFile(file)
      setChosen({ content, name: file.name, preview: await callPanel(previewStatement, { body: { content } }) })
    })
  const tell = ({ content, name }: Chosen, columns: Columns) =>
    attempt(async () => {
      setChosen({ content, name, preview: await callPanel(previewStatement, { body: { content, columns } }) })
    })
  const send = ({ content, preview }: Chosen) =>
    attempt(async () => {
      const columns = preview.csv?.columns
      const {
        new_count: fresh,
        known_count: known,
        refused_count: refused,
      } = await callPanel(importStatement, {
        body: { content, ...(columns && { columns }) },
      })
      toast.success(
        `${formatCount(fresh, 'virement importé', 'virements importés')}${known > 0 ? `, ${String(known)} déjà là` : ''}${refused > 0 ? `, ${formatCount(refused, 'refusé', 'refusés')}` : ''}.`,
      )
      setChosen(null)
      onDone()
    })

  return (
    <section className="bank__import" aria-label="Importer un relevé">
      <label htmlFor={id}>Fichier de la banque (CSV ou CAMT.053)</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.xml,text/csv,application/xml"
        disabled={isPending}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      {isPending && <p role="status">Lecture…</p>}
      {error !== null && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      {chosen && (
        <>
          <h2>{chosen.name}</h2>
          <p>{toldOf(chosen.preview)}</p>
          {chosen.preview.csv && (
            <ColumnChoices
              csv={chosen.preview.csv}
              onChange={(columns) => {
                void tell(chosen, columns)
              }}
            />
          )}
          <ReadLines lines={chosen.preview.first} />
          <RefusedCredits credits={chosen.preview.refused} />
          <div className="desk-form__actions">
            <Button
              size="medium"
              margin={false}
              disabled={isPending || hasNothing(chosen.preview)}
              onClick={() => {
                void send(chosen)
              }}
            >
              {chosen.preview.new_count === 0
                ? 'Noter ce relevé, sans rien de nouveau'
                : `Importer ${formatCount(chosen.preview.new_count, 'virement')}`}
            </Button>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              onClick={() => {
                setChosen(null)
              }}
            >
              Fermer
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const DELIMITERS = { ';': 'point-virgule', ',': 'virgule', '\t': 'tabulation', '|': 'barre' }
const ORDERS = { day_first: 'jour/mois/année', month_first: 'mois/jour/année', year_first: 'année-mois-jour' }

const hasNothing = ({ received_count: received, returned_count: returned, refused_count: refused }: StatementPreview) =>
  received + returned + refused === 0

const toldOf = ({ csv, left_out_count: leftOut, ...preview }: StatementPreview): string => {
  const left = leftOut - preview.refused_count
  return [
    csv
      ? `CSV lu ainsi\u00a0: séparateur ${DELIMITERS[csv.delimiter]}, décimales après ${csv.decimal === ',' ? 'une virgule' : 'un point'}, dates en ${ORDERS[csv.date_order]}.`
      : 'Relevé CAMT.053.',
    `${sumWords(preview.received_count + preview.refused_count, preview.credit_cents)}\u00a0: ${String(preview.new_count)} à importer, ${String(preview.known_count)} déjà là, ${formatCount(preview.refused_count, 'refusé', 'refusés')}.`,
    preview.returned_count > 0
      ? `${formatCount(preview.returned_count, 'virement repris', 'virements repris')} par la banque.`
      : '',
    left > 0
      ? `${formatCount(left, 'autre ligne laissée', 'autres lignes laissées')}\u00a0: débits, soldes, titres.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const sumWords = (count: number, cents: number): string =>
  `${formatCount(count, 'virement reçu', 'virements reçus')}, ${formatCents(cents)} en tout`

/** The text of a bank's file. Throws for one that is too large. */
const readFile = async (file: File): Promise<string> => {
  if (file.size > MOST_STATEMENT) throw new Error(STATEMENT_TOO_LARGE)
  return decodeText(await file.arrayBuffer())
}
