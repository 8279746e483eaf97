import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderAll, type Illustration } from './render-all'

const format = { aspect: 4 / 3, widths: [80, 160] } as const
const lake: Illustration = { name: 'lac', scene: 'lake', palette: 'dawn', seed: 'annecy', format }
const moor: Illustration = { name: 'lande', scene: 'moor', palette: 'autumn', seed: 'skye', format }

describe('renderAll', () => {
  let root = ''
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'posters-'))
  })
  afterEach(() => rm(root, { recursive: true }))

  const render = (directory: string, illustrations: readonly Illustration[]) =>
    renderAll({ illustrations, directory: path.join(root, directory), cacheDirectory: path.join(root, 'cache') })

  it('writes every width and the original', async () => {
    await render('media', [lake])
    expect((await readdir(path.join(root, 'media'))).sort()).toEqual(['lac-160.webp', 'lac-80.webp', 'lac.webp'])
    const { width, height, format: kind } = await sharp(path.join(root, 'media/lac-80.webp')).metadata()
    expect({ width, height, kind }).toEqual({ width: 80, height: 60, kind: 'webp' })
  })

  it('keeps what is already there and copies what an earlier run drew', async () => {
    expect(await render('media', [lake, moor])).toEqual({ kept: 0, copied: 0, drawn: 2 })
    expect(await render('media', [lake, moor])).toEqual({ kept: 2, copied: 0, drawn: 0 })
    expect(await render('elsewhere', [lake, moor])).toEqual({ kept: 0, copied: 2, drawn: 0 })
  })

  it('draws again when the seed changes', async () => {
    await render('media', [lake])
    expect(await render('elsewhere', [{ ...lake, seed: 'bourget' }])).toMatchObject({ drawn: 1 })
  })

  it('tells how far it is', async () => {
    const steps: number[] = []
    const onProgress = ({ done }: { done: number }) => steps.push(done)
    await renderAll({
      illustrations: [lake, moor],
      directory: root,
      cacheDirectory: path.join(root, 'cache'),
      onProgress,
    })
    expect(steps).toEqual([1, 2])
  })
})
