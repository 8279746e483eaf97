type WhenNear = {
  element: Element
  /** How far below or above the screen begins « near », in CSS pixels. */
  margin: number
  act: () => void
}

/** Does something once, as an element comes near the screen; answers how to stop waiting for it. */
export const whenNear = ({ element, margin, act }: WhenNear): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      act()
    },
    { rootMargin: `${String(margin)}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
