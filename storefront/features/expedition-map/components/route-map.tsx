'use client'

import { Maximize2, Minimize2 } from 'lucide'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { whenNear } from '@/storefront/ui/when-near'
import { ZoomButtons } from '@/storefront/ui/zoom-buttons'
import type { RouteMap as LiveMap } from '../map/create-route-map'
import type { Route } from '../rules/read-route'
import type { RouteGround } from '../rules/route-ground'
import { RouteSketch } from './route-sketch'

type RouteMapProps = { route: Route; label: string; cursor: [number, number] | null } & RouteGround

/** The route on a map, loaded when it comes near the screen; a drawing of the route stands there until then. */
export const RouteMap = ({ route, label, cursor, styleUrl, relief }: RouteMapProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const map = useRef<LiveMap | null>(null)
  const [isReady, setIsReady] = useState(false)
  const { isFull, toggle } = useFullScreen(frame)

  // The map lives outside of React: made once when seen, fed afterwards, removed with the page.
  useEffect(() => {
    const container = canvas.current
    if (!container) return
    let isGone = false
    const load = async () => {
      const { createRouteMap } = await import('../map/create-route-map')
      if (isGone) return
      map.current = createRouteMap({
        container,
        route,
        label,
        styleUrl,
        relief,
        onReady: () => !isGone && setIsReady(true),
      })
    }
    // Without WebGL, or when the code can't be fetched, the drawing stays.
    const stopWaiting = whenNear({ element: container, margin: 300, act: () => void load().catch(() => undefined) })
    return () => {
      isGone = true
      stopWaiting()
      map.current?.remove()
      map.current = null
    }
  }, [route, label, styleUrl, relief])

  useEffect(() => {
    map.current?.showCursor(cursor)
  }, [cursor, isReady])
  return (
    <div ref={frame} className="itin__map" data-ready={isReady || undefined} data-full={isFull || undefined}>
      <RouteSketch route={route} label={label} relief={relief} />
      <div ref={canvas} className="itin__canvas" inert={!isReady} />
      {isReady && (
        <div className="itin__tools">
          <IconButton label={isFull ? 'Réduire la carte' : 'Agrandir la carte'} onClick={toggle}>
            <Icon of={isFull ? Minimize2 : Maximize2} />
          </IconButton>
          <ZoomButtons onZoom={(by) => map.current?.zoom(by)} />
        </div>
      )}
    </div>
  )
}

/** Full screen for an element: the browser's own where it exists, a fixed layer where it doesn't (iPhone). */
const useFullScreen = (element: RefObject<HTMLElement | null>) => {
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
