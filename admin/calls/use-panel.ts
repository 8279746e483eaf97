import { useEffect, useState } from 'react'
import type { CallParts, OutputOf, PanelRouteShape } from '@/contract/define-route'
import { callPanel } from './call-panel'

type Loaded<Answer> = { answer: Answer | null; error: string | null }

/**
 * What a call of the panel answers, asked again at each `reload` and as `asOf` changes; without its parts nothing is asked. The last answer stays until
 * the next comes: `isAnswered` says that it is to what is asked now.
 */
export const usePanel = <Route extends PanelRouteShape>(
  route: Route,
  parts: CallParts<Route> | null,
  asOf?: number,
): Loaded<OutputOf<Route['response']>> & { isAnswered: boolean; reload: () => void } => {
  const [turn, setTurn] = useState(0)
  const [{ to, ...loaded }, setLoaded] = useState<Loaded<OutputOf<Route['response']>> & { to: string | null }>({
    ...{ answer: null, error: null, to: null },
  })
  // Written out, for they are put together anew each time: the same words are the same call.
  const written = JSON.stringify(parts)

  useEffect(() => {
    const asked = JSON.parse(written) as CallParts<Route> | null
    if (asked === null) return
    let isCurrent = true
    // An answer that comes after a later question was asked is no answer to it.
    const show = (next: Loaded<OutputOf<Route['response']>>): void => {
      if (isCurrent) setLoaded({ ...next, to: written })
    }
    callPanel(route, asked).then(
      (answer) => {
        show({ answer, error: null })
      },
      (reason: unknown) => {
        show({ answer: null, error: reason instanceof Error ? reason.message : String(reason) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [route, written, turn, asOf])

  return {
    ...loaded,
    isAnswered: to === written,
    reload: () => {
      setTurn((before) => before + 1)
    },
  }
}
