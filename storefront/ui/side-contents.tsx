'use client'

import { ChevronDown } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/storefront/ui/icon'

type Item = { id: string; text: string }
type SideContentsProps = { items: Array<Item & { items?: Item[] }> }

/** The contents at the side of a long page, the part being read marked; folded above the text on a phone. Styles show one of them. */
export const SideContents = ({ items }: SideContentsProps) => {
  const first = items[0]?.id
  const [current, setCurrent] = useState(first)
  const fold = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) begun[isIntersecting ? 'add' : 'delete'](target.id)
        // Above the first part one has not left it behind: it is what comes.
        setCurrent(items.findLast(({ id }) => begun.has(id))?.id ?? first)
      },
      // All that is above the line one reads, a quarter of the screen from its top.
      { rootMargin: '1000000px 0px -74% 0px' },
    )
    for (const { id } of items) {
      const title = document.getElementById(id)
      if (title) observer.observe(title)
    }
    // Whoever chose a part wants to read it, not the contents above it.
    const close = () => fold.current?.removeAttribute('open')
    window.addEventListener('hashchange', close)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', close)
    }
  }, [items, first])

  return (
    <div className="toc__box">
      <nav className="toc toc--side" aria-label="Sommaire">
        <Contents items={items} current={current} />
      </nav>
      <details ref={fold} className="toc toc-m">
        <summary>
          Sommaire
          <Icon of={ChevronDown} />
        </summary>
        <nav aria-label="Sommaire, replié">
          <Contents items={items} current={current} />
        </nav>
      </details>
    </div>
  )
}

const Contents = ({ items, current }: SideContentsProps & { current: string | undefined }) => (
  <ol>
    {items.map(({ id, text, items: parts = [] }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {text}
        </a>
        {parts.length > 0 && (
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.text}</a>
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ol>
)
