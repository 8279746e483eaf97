'use client'

import { Slider } from '@base-ui/react/slider'

type RangeSliderProps = {
  /** What is bounded: « Durée en jours ». */
  label: string
  value: readonly [number, number]
  min: number
  max: number
  step?: number
  /** How a bound is said: `(days) => formatCount(days, 'jour')`. */
  format: (value: number) => string
  onChange: (value: [number, number]) => void
  /** Once the thumb is released: the moment to ask the server. */
  onCommit?: (value: [number, number]) => void
}

export const RangeSlider = ({ label, value, min, max, step = 1, format, onChange, onCommit }: RangeSliderProps) => (
  <Slider.Root
    value={value}
    min={min}
    max={max}
    step={step}
    onValueChange={(next) => onChange(asPair(next))}
    onValueCommitted={(next) => onCommit?.(asPair(next))}
    aria-label={label}
  >
    <Slider.Control className="range">
      <Slider.Track className="range__track">
        <Slider.Indicator className="range__indicator" />
        {[0, 1].map((index) => (
          <Slider.Thumb
            key={index}
            index={index}
            className="range__thumb"
            getAriaLabel={() => `${label}, ${index === 0 ? 'minimum' : 'maximum'}`}
            getAriaValueText={(_text, thumbValue) => format(thumbValue)}
          />
        ))}
      </Slider.Track>
    </Slider.Control>
  </Slider.Root>
)

const asPair = (value: number | readonly number[]): [number, number] => {
  if (typeof value === 'number') return [value, value]
  return [value[0] ?? 0, value[1] ?? 0]
}
