type WatchReturn = {
  header: HTMLElement
  onChange: (isBack: boolean) => void
}

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Says when the header lies over the page: it comes back as the visitor scrolls up, and leaves as they go on. A page that
 * is led up, to an anchor or to its results, keeps its sight of them. Answers how to stop.
 */
export const watchReturn = ({ header, onChange }: WatchReturn): (() => void) => {
  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  let isByHand = false
  // Asked as the page starts, where it is scrolled to would lay out the whole of it before its time.
  let from: number | null = null

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
    const isUp = from !== null && scrollY < from
    from = scrollY
    // The line above the main one stays where it is: there the header is in its own place again.
    const place = header.querySelector<HTMLElement>('.hdr__top')?.offsetHeight ?? 0
    if (scrollY <= place || !isUp) onChange(false)
    else if (isByHand) onChange(true)
  }

  BY_HAND.forEach((name) => window.addEventListener(name, onHand, options))
  window.addEventListener('pointerdown', onPress, options)
  window.addEventListener('click', onLed, options)
  window.addEventListener('scrollend', onLed, options)
  window.addEventListener('scroll', onScroll, options)
  return () => controller.abort()
}
