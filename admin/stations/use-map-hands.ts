import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { panView, zoomView, type Frame, type MapView, type Spot } from '../ground/map-view'

type Options = {
  view: MapView
  frame: Frame
  onView: (view: MapView) => void
  /** Where one pressed, and how many pixels around it are meant. */
  onPress: (spot: Spot, reach: number) => void
  /** Where the pointer is, null once it has left. */
  onHover: (spot: Spot | null) => void
}

type Grip = { x: number; y: number; view: MapView; isMoved: boolean }

/** Pixels that a hand moves without meaning it. */
const STILL = 5
/** Pixels around a pointer, and around a finger, within which something is pressed. */
const POINTER_REACH = 12
const FINGER_REACH = 22

/** What a map hears: it is drawn along, pressed anywhere, moved by arrows, zoomed by + and −, pressed in its middle by Enter. */
export const useMapHands = ({ view, frame, onView, onPress, onHover }: Options) => {
  const grip = useRef<Grip | null>(null)

  const spotOf = ({ clientX, clientY, currentTarget }: MouseEvent): Spot => {
    const box = currentTarget.getBoundingClientRect()
    const scale = frame.width / (box.width || frame.width)
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      grip.current = { x: event.clientX, y: event.clientY, view, isMoved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const held = event.buttons === 0 ? null : grip.current
      if (!held) {
        onHover(event.pointerType === 'touch' ? null : spotOf(event))
        return
      }
      const [right, down] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isMoved && Math.hypot(right, down) < STILL) return
      // A press is the button's own, and stays so: from here on it is a hand that moves the map.
      if (!held.isMoved) event.currentTarget.setPointerCapture(event.pointerId)
      held.isMoved = true
      onView(panView(held.view, right, down))
    },
    onPointerCancel: () => {
      grip.current = null
    },
    onPointerLeave: () => {
      onHover(null)
    },
    onClick: (event: MouseEvent) => {
      // Enter and Space press a button too, and nowhere.
      const isByKey = event.detail === 0
      const isMoved = grip.current?.isMoved === true
      grip.current = null
      if (isByKey) onPress({ x: frame.width / 2, y: frame.height / 2 }, 0)
      else if (!isMoved) onPress(spotOf(event), reachOf(event))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = viewByKey({ key: event.key, view })
      if (!next || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      onView(next)
    },
  }
}

const reachOf = ({ nativeEvent }: MouseEvent): number =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' ? FINGER_REACH : POINTER_REACH

/** Pixels that a press of an arrow moves a map by. */
export const PAN = 90

const viewByKey = ({ key, view }: { key: string; view: MapView }): MapView | null => {
  switch (key) {
    case 'ArrowLeft':
      return panView(view, PAN, 0)
    case 'ArrowRight':
      return panView(view, -PAN, 0)
    case 'ArrowUp':
      return panView(view, 0, PAN)
    case 'ArrowDown':
      return panView(view, 0, -PAN)
    case '+':
    case '=':
      return zoomView(view, 2)
    case '-':
      return zoomView(view, 0.5)
    default:
      return null
  }
}
