import { useEffect, useState } from 'react'
import { callDesk } from './call-desk'

type Loaded = { answer: unknown; error: string | null }

/** What the endpoint of a desk answers, unread; asked again at each `reload`. */
export const useDesk = (path: string | null): Loaded & { reload: () => void } => {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ answer: null, error: null })

  useEffect(() => {
    if (path === null) return
    callDesk({ path }).then(
      (answer) => {
        setLoaded({ answer, error: null })
      },
      (reason: unknown) => {
        setLoaded({ answer: null, error: reason instanceof Error ? reason.message : String(reason) })
      },
    )
  }, [path, turn])

  return {
    ...loaded,
    reload: () => {
      setTurn((before) => before + 1)
    },
  }
}
