import { useEffect, useRef, type RefObject } from 'react'

/**
 * Follows a departure that is dragged from one guide's line to another's, inside the element that it answers: departures are
 * marked by `data-departure`, lines by `data-guide`.
 */
export const useDropOnGuide = (
  onDrop: (departureId: number, guideId: number) => void,
): RefObject<HTMLDivElement | null> => {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = board.current
    if (!node) return
    const ended = new AbortController()
    let dragged: HTMLElement | null = null
    const lineOf = ({ target }: DragEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-guide]') : null
      return dragged && line && !line.contains(dragged) ? line : null
    }
    const mark = (line: HTMLElement | null) => {
      for (const one of node.querySelectorAll('.is-over')) one.classList.remove('is-over')
      line?.classList.add('is-over')
    }
    const listen = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', heard: (event: DragEvent) => void) => {
      node.addEventListener(type, heard, { signal: ended.signal })
    }
    listen('dragstart', ({ target }) => {
      dragged = target instanceof Element ? target.closest<HTMLElement>('[data-departure]') : null
    })
    listen('dragover', (event) => {
      const line = lineOf(event)
      mark(line)
      if (line) event.preventDefault()
    })
    listen('drop', (event) => {
      const line = lineOf(event)
      if (!line || !dragged) return
      event.preventDefault()
      onDrop(Number(dragged.dataset['departure']), Number(line.dataset['guide']))
    })
    listen('dragend', () => {
      dragged = null
      mark(null)
    })
    return () => {
      ended.abort()
    }
  }, [onDrop])
  return board
}
