'use client'

import { useState } from 'react'
import type { SandboxPage } from '../rules/sandbox-page'

type Went = { isSending: boolean; failure: string | null; error: string | null }

/** Sends an answer to the sandbox payment provider and goes where it leads: back to the shop, to the proof, or to another try. */
export const useSandboxTurn = ({ page, onFailure }: { page: SandboxPage; onFailure?: (failure: string) => void }) => {
  const [went, setWent] = useState<Went>({ isSending: false, failure: page.failure, error: null })
  const send = async (answer: Parameters<typeof answerPayment>[0]['answer']) => {
    if (went.isSending) return
    setWent({ isSending: true, failure: null, error: null })
    try {
      const turn = await answerPayment({ id: page.id, answer })
      if ('failure' in turn) {
        setWent({ isSending: false, failure: turn.failure, error: null })
        onFailure?.(turn.failure)
        return
      }
      // Stays as it is until the next page stands.
      leaveFor({ page, turn })
    } catch (error) {
      setWent({ isSending: false, failure: null, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return { ...went, send }
}

const leaveFor = ({ page, turn }: { page: SandboxPage; turn: Extract<SandboxTurn, { next: string }> }) => {
  location.assign(turn.next === 'proof' ? `/maison-de-paiement/${page.id}/confirmation` : page.returnUrl)
}

type SandboxTurn = { next: 'return' | 'proof' } | { failure: string }

type Answer = { card: string } | { confirmed: boolean }

const LOST = 'La maison de paiement ne répond pas. Réessaie dans un instant.'

/** Tells the sandbox payment provider the name of a test card, or what was answered in the bank's application: never a number. */
const answerPayment = async ({ id, answer }: { id: string; answer: Answer }): Promise<SandboxTurn> => {
  const response = await fetch(`/maison-de-paiement/${encodeURIComponent(id)}/carte`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  }).catch(() => undefined)
  if (!response?.ok) throw new Error(LOST)
  return (await response.json()) as SandboxTurn
}
