'use client'

import './reindex-panel.css'
import { Button, useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getReindexRun, reindexSearch, type ReindexRun } from '@/contract/reindex'
import { callPanel } from '../calls/call-panel'

const LOOK_EVERY_MS = 500

const isUnderWay = (run: ReindexRun | null): boolean => run?.state === 'waiting' || run?.state === 'running'

/** Has the search index built anew, and shows how far it is. For the agency. */
export const ReindexPanel = () => {
  const { user } = useAuth()
  const [run, setRun] = useState<ReindexRun | null>(null)
  const [isOut, setIsOut] = useState(false)
  const mayReindex = user?.['role'] === 'staff' || user?.['role'] === 'admin'

  // What was asked before the press may be answered after it, and knows nothing of it.
  const turn = useRef(0)
  const load = useCallback((route: typeof getReindexRun | typeof reindexSearch) => {
    turn.current += 1
    const asked = turn.current
    callPanel(route, {}).then(
      (next) => {
        if (asked !== turn.current) return
        setRun(next.run)
        setIsOut(false)
      },
      () => {
        if (asked === turn.current) setIsOut(true)
      },
    )
  }, [])

  useEffect(() => {
    if (mayReindex) load(getReindexRun)
  }, [mayReindex, load])

  useEffect(() => {
    if (!isUnderWay(run)) return
    const look = setTimeout(() => {
      load(getReindexRun)
    }, LOOK_EVERY_MS)
    return () => {
      clearTimeout(look)
    }
  }, [run, load])

  if (!mayReindex) return null
  return (
    <div className="reindex-panel">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isUnderWay(run)}
        onClick={() => {
          load(reindexSearch)
        }}
      >
        Réindexer
      </Button>
      {isUnderWay(run) && run && <progress aria-label="Réindexation" value={run.done} max={Math.max(run.total, 1)} />}
      <p role="status">{isOut ? 'La recherche ne répond pas. Réessaie dans un instant.' : describe(run)}</p>
    </div>
  )
}

const describe = (run: ReindexRun | null): string => {
  switch (run?.state) {
    case undefined:
      return 'Refait tout l’index de la recherche\u00a0; les visiteurs gardent l’ancien en attendant.'
    case 'waiting':
      return 'La réindexation va commencer…'
    case 'running':
      return `${String(Math.round((run.done / Math.max(run.total, 1)) * 100))}\u00A0% de l’index est refait.`
    case 'done':
      return 'L’index est à jour.'
    case 'failed':
      return `La réindexation a échoué\u00A0: ${run.error ?? 'elle s’est arrêtée en route'}.`
  }
}
