'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { askRest } from '../calls/ask-rest'
import { NO_ANSWER, PanelRefusal } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'

type StartTextProps = {
  kind: string
  name: string
  /** The version in force; null for the initial text. */
  from: number | null
}

/** Opens a new draft of the text of a mail: of the version in force, or of the initial text. */
export const StartText = ({ kind, name, from }: StartTextProps) => {
  const router = useRouter()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const start = async (copied: number | null): Promise<void> => {
    setIsBusy(true)
    try {
      router.push(PANEL_PATHS.document('mail-texts', await createDraft({ kind, copied })))
    } catch (refusal) {
      setError(refusal instanceof PanelRefusal ? refusal.message : NO_ANSWER)
      setIsBusy(false)
    }
  }
  return (
    <p className="mail-kinds__acts">
      <button type="button" disabled={isBusy} onClick={() => void start(from)} aria-label={`Changer « ${name} »`}>
        Changer
      </button>
      {from !== null && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void start(null)}
          aria-label={`Repartir du texte d’origine de « ${name} »`}
        >
          Repartir du texte d’origine
        </button>
      )}
      {error !== null && <span role="alert">{error}</span>}
    </p>
  )
}

/** Makes the draft, and answers its number. Throws a `PanelRefusal`. */
const createDraft = async ({ kind, copied }: { kind: string; copied: number | null }): Promise<number> => {
  const [path, sent] = copied === null ? ['', { kind }] : [`/${String(copied)}/duplicate`, {}]
  const { doc } = await askRest<{ doc: { id: number } }>(`/api/mail-texts${path}?depth=0`, sent)
  return doc.id
}
