import { useState } from 'react'
import { useRest } from '@/storefront/lib/forms/use-rest'
import { RangeSlider } from '@/storefront/ui/range-slider'

type BoundsControlProps = {
  label: string
  value: readonly [number, number]
  min: number
  max: number
  step?: number
  format: (value: number) => string
  onChange: (value: readonly [number, number]) => void
}

/** A slider that moves freely and asks once released, with both ends written under it. */
export const BoundsControl = ({ value, format, onChange, ...slider }: BoundsControlProps) => {
  const [moving, setMoving] = useState<readonly [number, number] | null>(null)
  const [low, high] = moving ?? value

  // A held arrow key releases at every step: only the place it stops at is asked for.
  const release = useRest((next: readonly [number, number]) => {
    setMoving(null)
    onChange(next)
  })

  return (
    <>
      <RangeSlider {...slider} value={[low, high]} format={format} onChange={setMoving} onCommit={release} />
      <p className="num bounds" aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </p>
    </>
  )
}
