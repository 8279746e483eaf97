import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LastDayFollows } from './last-day-follows'

type Form = { days: Record<string, unknown>; setEnd: ReturnType<typeof vi.fn<(value: string) => void>> }

const form = vi.hoisted((): Form => ({ days: {}, setEnd: vi.fn<(value: string) => void>() }))

vi.mock('@payloadcms/ui', () => ({
  useField: ({ path }: { path: string }) => ({ value: form.days[path], setValue: form.setEnd }),
}))

beforeEach(() => {
  form.setEnd.mockClear()
})

/** The days that the form holds one after the other, and what its last day is made. */
const follow = (...steps: Array<[start: unknown, end: unknown]>): unknown => {
  const draw = ([start, end]: [unknown, unknown]) => {
    form.days = { departure_start: start, departure_end: end }
    return <LastDayFollows />
  }
  const [first = [null, null], ...others] = steps
  const { rerender } = render(draw(first))
  for (const step of others) rerender(draw(step))
  return form.setEnd.mock.calls.map(([value]) => value)
}

const START = '2027-06-14T12:00:00.000Z'
const END = '2027-06-18T12:00:00.000Z'

it.each([
  ['later', new Date('2027-06-21T12:00:00.000Z'), '2027-06-25T12:00:00.000Z'],
  ['earlier', '2027-05-31T12:00:00.000Z', '2027-06-04T12:00:00.000Z'],
  ['over the change of hour of autumn', '2027-10-29T12:00:00.000Z', '2027-11-02T12:00:00.000Z'],
])('follows a first day that moves %s', (_case, start, end) => {
  expect(follow([START, END], [start, END])).toEqual([end])
})

it('follows a day that was emptied before another was typed', () => {
  expect(follow([START, END], [null, END], ['2027-06-21T12:00:00.000Z', END])).toEqual(['2027-06-25T12:00:00.000Z'])
})

it('stays where it is typed itself, where it is empty, and as the form opens', () => {
  expect(follow([START, END])).toEqual([])
  expect(follow([START, END], [START, '2027-06-20T12:00:00.000Z'])).toEqual([])
  expect(follow([START, null], ['2027-06-21T12:00:00.000Z', null])).toEqual([])
  expect(follow([null, null], [START, null], [START, END])).toEqual([])
})

it('does not come back once it was emptied', () => {
  const moved = '2027-06-21T12:00:00.000Z'
  expect(follow([START, END], [moved, END], [moved, null])).toHaveLength(1)
})
