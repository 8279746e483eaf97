import { useEffect, useState, type RefObject } from 'react'

type HeaderReturn = {
  header: RefObject<HTMLElement | null>
  /** A panel is open: the header stays as it is. */
  isHeld: boolean
}

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Whether the header lies over the page: it comes back as the visitor scrolls up, and leaves as they go on. A page that
 * is led up, to an anchor or to its results, keeps its sight of them.
 */
export const useHeaderReturn = ({ header, isHeld }: HeaderReturn): boolean => {
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    let isByHand = false
    let from = window.scrollY

    const onHand = () => {
      isByHand = true
    }
    const onLed = () => {
      isByHand = false
    }
    // A press on the page itself is one on its scroll bar.
    const onPress = ({ target }: PointerEvent) => {
      isByHand = target === document.documentElement
    }
    const onScroll = () => {
      const { scrollY } = window
      const isUp = scrollY < from
      from = scrollY
      // The line above the main one stays where it is: there the header is in its own place again.
      const place = header.current?.querySelector<HTMLElement>('.hdr__top')?.offsetHeight ?? 0
      if (scrollY <= place || !isUp) setIsBack(false)
      else if (isByHand) setIsBack(true)
    }

    BY_HAND.forEach((name) => window.addEventListener(name, onHand, options))
    window.addEventListener('pointerdown', onPress, options)
    window.addEventListener('click', onLed, options)
    window.addEventListener('scrollend', onLed, options)
    window.addEventListener('scroll', onScroll, options)
    return () => controller.abort()
  }, [header, isHeld])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-back', isBack)
  }, [isBack])
  return isBack
}
