'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/storefront/ui/button'

type MoreReviewsProps = { count: number; first: ReactNode; children: ReactNode[] }

/** Shows the other reviews on demand; the keyboard goes on where they begin. */
export const MoreReviews = ({ count, first, children }: MoreReviewsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const others = useRef<HTMLDivElement>(null)

  const open = () => {
    setIsOpen(true)
    requestAnimationFrame(() => others.current?.focus({ preventScroll: true }))
  }

  return (
    <>
      <div className="inc">{first}</div>
      {children.length > 0 && (
        <>
          <div ref={others} className="inc reviews-more" hidden={!isOpen} tabIndex={-1}>
            {children}
          </div>
          {!isOpen && (
            <Button look="line" className="reviews-more__act" onClick={open}>
              Voir les {count}&nbsp;avis
            </Button>
          )}
        </>
      )}
    </>
  )
}
