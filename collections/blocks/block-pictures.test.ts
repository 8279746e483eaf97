import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blocksField } from './blocks-field'

it('shows a drawing of its own for each block, where one is chosen', () => {
  const drawings = blocksField().blocks.map(({ admin }) => {
    const thumbnail = admin?.images?.thumbnail
    const file = `public${typeof thumbnail === 'object' ? thumbnail.url : ''}`
    expect([file, existsSync(file)]).toEqual([file, true])
    return readFileSync(file, 'utf8')
  })
  expect(new Set(drawings).size).toBe(drawings.length)
})
