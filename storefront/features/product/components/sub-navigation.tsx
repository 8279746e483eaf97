'use client'

import { useEffect, useRef, useState } from 'react'

type SubNavigationProps = { sections: Array<{ id: string; name: string }> }

/** The page's parts, staying at the top of the screen; the one being read is marked. */
export const SubNavigation = ({ sections }: SubNavigationProps) => {
  const [current, setCurrent] = useState<string | null>(null)
  const bar = useRef<HTMLElement>(null)
  useAskedSection()

  useEffect(() => {
    // The line one reads: a quarter of the screen from its top.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-25% 0px -74% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    // Sideways only: scrollIntoView would move the page too.
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - 24 })
  }, [current])

  return (
    <nav ref={bar} className="subnav" aria-label="Dans cette page">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/**
 * Goes to the part that the address asks for. A page that comes in pieces has none of them yet when the browser, or the
 * router, looks for it; where somebody scrolled already, or came back to, stays.
 */
const useAskedSection = () => {
  useEffect(() => {
    const asked = document.getElementById(location.hash.slice(1))
    if (!asked) return
    const frame = requestAnimationFrame(() => {
      if (window.scrollY === 0) asked.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
