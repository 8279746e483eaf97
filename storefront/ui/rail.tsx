'use client'

import { ArrowLeft, ArrowRight } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'

type RailProps = {
  /** What the carousel holds: « Aventures à la une ». */
  label: string
  /** The section's title, beside the two buttons. */
  head?: ReactNode
  className?: string
  children: ReactNode
}

/** A scroll-snap carousel whose next card always peeks. It scrolls without JavaScript; the buttons are a help. */
export const Rail = ({ label, head, className = '', children }: RailProps) => {
  const rail = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })

  const measure = () => {
    const element = rail.current
    if (!element) return
    const atStart = element.scrollLeft <= 8
    const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 8
    setEdges((previous) => (previous.atStart === atStart && previous.atEnd === atEnd ? previous : { atStart, atEnd }))
  }

  // Whether everything fits is only known once laid out, and is asked then: asked as the page starts, it would lay out the
  // whole of it before its time.
  useEffect(() => {
    const element = rail.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const step = (direction: 1 | -1) => {
    const element = rail.current
    const card = element?.firstElementChild
    if (!element || !card) return
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    element.scrollBy({ left: direction * (card.getBoundingClientRect().width + 20), behavior })
  }

  return (
    <>
      <div className="head head__row">
        <div className="stack stack--close">{head}</div>
        {!(edges.atStart && edges.atEnd) && (
          <div className="rail__turn">
            <IconButton label="Précédent" aria-disabled={edges.atStart} onClick={() => step(-1)}>
              <Icon of={ArrowLeft} />
            </IconButton>
            <IconButton label="Suivant" aria-disabled={edges.atEnd} onClick={() => step(1)}>
              <Icon of={ArrowRight} />
            </IconButton>
          </div>
        )}
      </div>
      {/* A scrolling region must be reachable with a keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={rail} className={`rail ${className}`} role="group" aria-label={label} tabIndex={0} onScroll={measure}>
        {children}
      </div>
    </>
  )
}
