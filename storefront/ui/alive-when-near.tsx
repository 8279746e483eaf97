'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { whenNear } from './when-near'

type AliveWhenNearProps<Props> = {
  /** The component that is worth its script once the visitor comes to it; the same function at each rendering. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Asked once in the browser: true when it must not wait for its visitor. */
  isWanted?: () => boolean
  /** What the server drew of it, in the same size: it stays when the script can't be fetched. */
  children: ReactNode
}

const MARGIN = 900

/** Shows what the server drew, and puts what answers to the visitor in its place as they come near. */
export const AliveWhenNear = <Props extends object>({ load, props, isWanted, children }: AliveWhenNearProps<Props>) => {
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const show = async () => {
      const component = await load()
      if (!isGone) setLive(() => component)
    }
    const act = () => void show().catch((error: unknown) => console.error(error))
    let stopWaiting: (() => void) | undefined
    if (isWanted?.()) act()
    else stopWaiting = whenNear({ element: place.current, margin: MARGIN, act })
    return () => {
      isGone = true
      stopWaiting?.()
    }
  }, [load, isWanted])

  return <div ref={place}>{Live ? <Live {...props} /> : children}</div>
}
