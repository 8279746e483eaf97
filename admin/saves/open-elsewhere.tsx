'use client'

import { useEffect, useState } from 'react'
import { sayClosed, sayOpen } from '@/contract/open-documents'
import { addressOf } from '@/contract/address-of'
import { usePanel } from '../calls/use-panel'
import './open-elsewhere.css'

/** A page that is not seen says nothing: it is forgotten, and said again as it comes back. */
const EVERY_MS = 20_000
const LIST = new Intl.ListFormat('fr')

/** Who else of the team has this document open. */
export const OpenElsewhere = ({ entity, id }: { entity: string; id: number }) => {
  const { answer } = usePanel(sayOpen, { body: { entity, id } }, useTurns())
  useEffect(() => {
    const leave = (): void => {
      // Sent on while the page goes.
      void fetch(addressOf(sayClosed), {
        method: 'POST',
        credentials: 'same-origin',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ entity, id }),
      }).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [entity, id])
  const others = answer?.others ?? []
  return (
    <p className="open-elsewhere" role="status">
      {others.length > 0 && `${LIST.format(others)} ${others.length === 1 ? 'a' : 'ont'} aussi cette page ouverte`}
    </p>
  )
}

/** Counts on while the page is seen. */
const useTurns = (): number => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const next = (): void => {
      if (!document.hidden) setTurn((before) => before + 1)
    }
    const timer = setInterval(next, EVERY_MS)
    document.addEventListener('visibilitychange', next)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', next)
    }
  }, [])
  return turn
}
