import { useEffect, useState, type RefObject } from 'react'

/** Full screen for an element: the browser's own where it exists, a fixed layer where it doesn't (iPhone). */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement === element.current && element.current !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  useEffect(() => {
    if (!isFull) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setIsFull(false)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isFull])

  const toggle = () => {
    if (!document.fullscreenEnabled) {
      setIsFull(!isFull)
      return
    }
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => setIsFull(!isFull))
  }

  return { isFull, toggle }
}
