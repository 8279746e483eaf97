import { useEffect, useRef, useState } from 'react'
import { RangeSlider } from '@/storefront/ui/range-slider'

const PAUSE = 120

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

  const latest = useRef(onChange)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = onChange
  }, [onChange])

  // A held arrow key releases at every step: only the place it stops at is asked for.
  const release = (next: readonly [number, number]) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      setMoving(null)
      latest.current(next)
    }, PAUSE)
  }

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
