import { useEffect, useState } from 'react'

/** Whether the element of this `id` is on the screen, at least in part. */
export const useInSight = (id: string): boolean => {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInSight
}
