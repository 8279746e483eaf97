import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Frame } from './map-view'

/** The pixels of a map that is as wide as the element of `ref`, the same object as long as they are the same. */
export const useFrame = <Around extends Element>(): { ref: RefObject<Around | null>; frame: Frame } => {
  const ref = useRef<Around>(null)
  const [frame, setFrame] = useState(USUAL)
  useEffect(() => {
    const around = ref.current
    if (!around) return
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      // A tab that is not shown has no width.
      if (width > 0) setFrame((before) => (before.width === width ? before : frameOf(width)))
    })
    observer.observe(around)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { ref, frame }
}

const LOWEST = 300
const HIGHEST = 460

const frameOf = (width: number): Frame => ({
  width,
  height: Math.round(Math.min(HIGHEST, Math.max(LOWEST, width * 0.62))),
})

/** Until it is known how wide a map may be. */
const USUAL = frameOf(720)
