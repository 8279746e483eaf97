import { describe, expect, it } from 'vitest'
import { palettes, type PaletteName } from './palettes'
import { renderPoster } from './render-poster'
import { scenes, type SceneName } from './scenes/scenes'
import type { AccentName } from './silhouettes/silhouettes'

const size = { width: 320, height: 240 }
const sceneNames = Object.keys(scenes) as SceneName[]
const paletteNames = Object.keys(palettes) as PaletteName[]
const lake = { scene: 'lake', palette: 'dawn', seed: 'annecy', ...size } as const

describe('renderPoster', () => {
  it('draws the same picture for the same values', () => {
    expect(renderPoster(lake)).toBe(renderPoster(lake))
  })

  it('draws another picture for another seed', () => {
    expect(renderPoster(lake)).not.toBe(renderPoster({ ...lake, seed: 'serre-ponçon' }))
  })

  it('has the asked size', () => {
    expect(renderPoster(lake)).toContain('width="320" height="240" viewBox="0 0 1333 1000"')
  })

  it.each(sceneNames)('draws %s without a missing number', (scene) => {
    const palette = paletteNames[sceneNames.indexOf(scene) % paletteNames.length] ?? 'noon'
    const svg = renderPoster({ scene, palette, seed: 'test', ...size })
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeGreaterThan(20_000)
  })

  it.each(paletteNames)('draws northern lights at night whatever the palette: %s', (palette) => {
    expect(renderPoster({ scene: 'aurora', palette, seed: 'test', ...size })).not.toMatch(/NaN|undefined/)
  })

  it('draws the accents asked for and none when the list is empty', () => {
    const bare = renderPoster({ ...lake, accents: [] })
    expect(renderPoster({ ...lake, accents: ['canoe'] }).length).toBeGreaterThan(bare.length)
  })

  it.each(['marsh', 'cove'] as const)('draws %s with the trees of the land', (scene) => {
    const drawn = (['pines', 'broadleaves', 'conifers', 'bare'] as const).map((flora) =>
      renderPoster({ ...lake, scene, flora }),
    )
    expect(new Set(drawn).size).toBe(4)
    expect(drawn.join('')).not.toMatch(/NaN|undefined/)
  })

  it.each(['moor', 'waterfall', 'volcano'] as const)('draws %s without a tree where the land is bare', (scene) => {
    const drawn = (flora: 'bare' | 'broadleaves') =>
      ['a', 'b', 'c', 'd'].map((seed) => renderPoster({ ...lake, scene, seed, flora })).join('')
    expect(drawn('bare').length).toBeLessThan(drawn('broadleaves').length)
  })

  it('refuses an unknown scene, palette or accent', () => {
    expect(() => renderPoster({ ...lake, scene: 'desert' as SceneName })).toThrow('Unknown scene "desert"')
    expect(() => renderPoster({ ...lake, palette: 'neon' as PaletteName })).toThrow('Unknown palette "neon"')
    expect(() => renderPoster({ ...lake, accents: ['camel' as AccentName] })).toThrow('Unknown accent "camel"')
  })
})
