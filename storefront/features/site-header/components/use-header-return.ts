import { useEffect, useState, type RefObject } from 'react'

type HeaderReturn = {
  header: RefObject<HTMLElement | null>
  /** A panel is open: the header stays as it is. */
  isHeld: boolean
}

/** Whether the header lies over the page. What watches for it is loaded as the page is first scrolled. */
export const useHeaderReturn = ({ header, isHeld }: HeaderReturn): boolean => {
  const [isBack, setIsBack] = useState(false)
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setIsScrolled(true)
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (!isScrolled || isHeld) return
    let stop: (() => void) | undefined
    let isOver = false
    const watch = async () => {
      const { watchReturn } = await import('../rules/watch-return')
      if (!isOver && header.current) stop = watchReturn({ header: header.current, onChange: setIsBack })
    }
    watch().catch((error: unknown) => console.error(error))
    return () => {
      isOver = true
      stop?.()
    }
  }, [header, isScrolled, isHeld])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-back', isBack)
  }, [isBack])
  return isBack
}
