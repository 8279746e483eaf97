'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { NO_ANSWER } from '../calls/call-panel'
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
    const made = await createDraft({ kind, copied })
    if (typeof made === 'number') router.push(PANEL_PATHS.document('mail-texts', made))
    else {
      setError(made)
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

type Answer = { doc?: { id: number }; errors?: Array<{ message: string }> }

/** The number of the new draft, or why there is none, in French. */
const createDraft = async ({ kind, copied }: { kind: string; copied: number | null }): Promise<number | string> => {
  const path = copied === null ? '' : `/${String(copied)}/duplicate`
  const response = await fetch(`/api/mail-texts${path}?depth=0`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(copied === null ? { kind } : {}),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer | null | undefined
  return answer?.doc?.id ?? answer?.errors?.[0]?.message ?? NO_ANSWER
}
