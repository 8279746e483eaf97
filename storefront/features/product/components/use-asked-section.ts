import { useEffect } from 'react'

/**
 * Goes to the part that the address asks for. A page that comes in pieces has none of them yet when the browser, or the
 * router, looks for it; where somebody scrolled already, or came back to, stays.
 */
export const useAskedSection = () => {
  useEffect(() => {
    const asked = document.getElementById(location.hash.slice(1))
    const frame = requestAnimationFrame(() => {
      if (window.scrollY === 0) asked?.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
