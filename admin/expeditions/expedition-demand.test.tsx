import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LevelCell } from '../lists/level-cell'
import { DemandNote } from './demand-note'

const HARD = { days: [{ hours: 2 }, { hours: 8, ascent_m: 1335 }], stages: [{ elevation_m: 700 }] }
const textOf = (element: Parameters<typeof render>[0]) =>
  render(element).container.textContent.replaceAll('\u00a0', ' ')
const note = (data: object) => textOf(<DemandNote data={data} />)
const cell = (level: number | null, rowData: object) => textOf(<LevelCell cellData={level} rowData={{ ...rowData }} />)

describe('what a programme asks, in the panel', () => {
  it('stands below the level, and says when that is far from it', () => {
    expect(note({ ...HARD, level: 3 })).toMatch(/: 4, sportif\.$/)
    expect(note({ ...HARD, level: 2 })).toMatch(/: 4, sportif\. Le niveau choisi en est loin/)
  })

  it('counts the highest place of the route', () => {
    expect(note({ days: [{ hours: 2 }], stages: [{ elevation_m: 900 }, { elevation_m: 4061 }], level: 4 })).toMatch(
      /: 4/,
    )
  })

  it('says nothing of a programme without figures, or of a draft without a level', () => {
    expect(note({ level: 3, days: [] })).toBe('')
    expect(note({ level: 3, days: null, stages: null })).toBe('')
    expect(note(HARD)).not.toMatch(/loin/)
  })

  it('stands in the list where it is far from the level alone', () => {
    expect(cell(2, HARD)).toBe('2 (programme : 4)')
    expect(cell(3, HARD)).toBe('3')
    expect(cell(null, HARD)).toBe('–')
    expect(cell(3, {})).toBe('3')
  })
})
