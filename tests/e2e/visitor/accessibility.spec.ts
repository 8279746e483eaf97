import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const PAGES = [
  '/',
  '/expeditions',
  '/expeditions?destination=lapland',
  '/expeditions/traversee-du-vercors-en-bivouac',
  '/collaborations',
]

for (const path of PAGES) {
  test(`axe finds nothing on ${path} @everywhere`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    expect(await axeFindings(page)).toEqual([])
  })

  test(`${path} has no sideways scroll at 320 px and does not move while loading`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript(() => {
      const entries: number[] = []
      Object.assign(window, { layoutShifts: entries })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>) {
          if (!entry.hadRecentInput) entries.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await hydrated(page)
    const { overflow, shift } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      shift: (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, value) => sum + value, 0),
    }))
    expect(overflow).toBeLessThanOrEqual(0)
    expect(shift).toBeLessThanOrEqual(0.01)
  })
}
