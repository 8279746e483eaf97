'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type DecisionsProps = {
  /** What it is decided of. */
  name: string
  onRetry: () => Promise<unknown>
  onGiveUp: (() => Promise<unknown>) | null
  onDone: (words: string) => void
}

/** On what failed: done again at once, or given up, once it is said again. */
export const Decisions = ({ name, onRetry, onGiveUp, onDone }: DecisionsProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const decide = async (decision: () => Promise<unknown>, words: string) => {
    setIsBusy(true)
    setRefusal('')
    try {
      await decision()
      onDone(words)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
      setIsAsking(false)
    }
  }
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const
  return (
    <div className="desk__actions">
      {refusal !== '' && <p role="alert">{refusal}</p>}
      <Button
        {...button}
        aria-label={`Réessayer\u00a0: ${name}`}
        onClick={() => void decide(onRetry, `${name} est refaite.`)}
      >
        Réessayer
      </Button>
      {onGiveUp && !isAsking && (
        <Button {...button} aria-label={`Abandonner\u00a0: ${name}`} onClick={() => setIsAsking(true)}>
          Abandonner
        </Button>
      )}
      {onGiveUp && isAsking && (
        <>
          <p>Le site n’y reviendra plus de lui-même.</p>
          <Button
            {...button}
            aria-label={`Abandonner pour de bon\u00a0: ${name}`}
            onClick={() => void decide(onGiveUp, `${name} est abandonnée.`)}
          >
            Abandonner pour de bon
          </Button>
          <Button {...button} onClick={() => setIsAsking(false)}>
            Garder
          </Button>
        </>
      )}
    </div>
  )
}
