'use client'

import { useState, type ReactNode } from 'react'
import { SelectField } from '@/storefront/ui/select-field'

type ShownPairProps = { names: string[]; children: ReactNode }

/** On a narrow screen, the two trips of which the table below shows the columns; on a wide one it shows all. */
export const ShownPair = ({ names, children }: ShownPairProps) => {
  const [pair, setPair] = useState<[number, number]>([0, 1])
  const options = names.map((label, index) => ({ value: String(index), label }))
  const hidden = names.flatMap((_, index) => (pair.includes(index) ? [] : [index]))
  return (
    <>
      <div className="cmp-pick">
        {SIDES.map((label, side) => (
          <SelectField
            key={label}
            label={label}
            options={options}
            value={pair[side]}
            onChange={({ target }) => setPair(withSide({ pair, side, trip: Number(target.value) }))}
          />
        ))}
      </div>
      <div className="cmp-pair" data-hidden={hidden.join(' ')}>
        {children}
      </div>
    </>
  )
}

const SIDES = ['À gauche', 'À droite']

type Choice = { pair: [number, number]; side: number; trip: number }

/** The pair with this trip on one side. Columns keep their order, and the trip that was there makes way for the other. */
const withSide = ({ pair, side, trip }: Choice): [number, number] => {
  const [here, other] = side === 0 ? pair : [pair[1], pair[0]]
  const left = trip === other ? here : other
  return [Math.min(trip, left), Math.max(trip, left)]
}
