import { describe, expect, it } from 'vitest'
import type { CopyLine } from '@/contract/planning'
import { chosenLines, lineKey } from './chosen-lines'

const line = (day: string, more: Partial<CopyLine> = {}): CopyLine => ({
  source_id: 4,
  title: `Vercors, ${day}`,
  departure_start: day,
  departure_end: day,
  decision_on: day,
  guide: 'Maëlle',
  conflicts: [],
  is_twin: false,
  is_past: false,
  ...more,
})

const meets = (id: number | null, title: string): CopyLine['conflicts'] => [
  { id, title, start: '2027-06-12', end: '2027-06-14', kind: 'overlap', rest: 0 },
]

const daysOf = (lines: CopyLine[], ticked = {}) =>
  chosenLines({ lines, ticked }).map(({ departure_start: start }) => start)

describe('as long as nobody chose', () => {
  it('leaves out what is over, what the trip has already and whose guide is not free', () => {
    const lines = [
      line('2027-06-12'),
      line('2027-06-13', { is_past: true }),
      line('2027-06-14', { is_twin: true }),
      line('2027-06-15', { conflicts: meets(9, 'Loire') }),
    ]
    expect(daysOf(lines)).toEqual(['2027-06-12'])
  })

  it('takes the first of two lines that would meet each other', () => {
    const lines = [
      line('2027-06-12', { conflicts: meets(null, 'Vercors, 2027-06-13') }),
      line('2027-06-13', { conflicts: meets(null, 'Vercors, 2027-06-12') }),
    ]
    expect(daysOf(lines)).toEqual(['2027-06-12'])
  })
})

it('takes what is ticked, but never a day that is over', () => {
  const lines = [line('2027-06-12', { is_past: true }), line('2027-06-13', { conflicts: meets(9, 'Loire') })]
  const ticked = Object.fromEntries(lines.map((one) => [lineKey(one), true]))
  expect(daysOf(lines, ticked)).toEqual(['2027-06-13'])
})

it('counts no conflict with a line that is not made', () => {
  const lines = [line('2027-06-12', { conflicts: meets(null, 'Vercors, 2027-06-13') }), line('2027-06-13')]
  const [kept] = chosenLines({ lines, ticked: { '4 2027-06-13': false } })
  expect(kept?.conflicts).toEqual([])
})
