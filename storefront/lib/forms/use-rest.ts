import { useEffect, useRef } from 'react'

const PAUSE = 120

/**
 * Tells where somebody came to rest, once for all that they moved on the way. What goes away meanwhile, as a panel that is closed, tells at
 * once; a page that is left tells nothing, for its address is another's by then.
 */
export const useRest = <Value>(onRest: (value: Value) => void): ((value: Value) => void) => {
  const latest = useRef(onRest)
  const waiting = useRef<{ value: Value; path: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => {
    latest.current = onRest
  }, [onRest])
  useEffect(
    () => () => {
      if (!waiting.current) return
      const { value, path, timer } = waiting.current
      clearTimeout(timer)
      if (location.pathname === path) latest.current(value)
    },
    [],
  )
  return (value) => {
    clearTimeout(waiting.current?.timer)
    const timer = setTimeout(() => {
      waiting.current = undefined
      latest.current(value)
    }, PAUSE)
    waiting.current = { value, path: location.pathname, timer }
  }
}
