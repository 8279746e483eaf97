import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '@/server/platform/postgres/free-port'
import { median } from './median'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const VISITS = 3

type Visit = { scores: number[]; shift: number; paint: number; blocked: number; faults: string[] }

export const LIGHTHOUSE_HEAD = ['page', ...CATEGORIES, 'layout shift', 'largest paint, s', 'blocked, ms', 'faults']

/** Lighthouse's scores of a page on its simulated mid-range phone, medians of three visits. */
export async function lighthouseRow(options: { name: string; address: string; browser: string }): Promise<string[]> {
  const visits: Visit[] = []
  for (let done = 0; done < VISITS; done += 1) visits.push(await visit(options))
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick))
  return [
    options.name,
    ...CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0).toFixed(0)),
    middle(({ shift }) => shift).toFixed(3),
    (middle(({ paint }) => paint) / 1000).toFixed(1),
    middle(({ blocked }) => blocked).toFixed(0),
    [...new Set(visits.flatMap(({ faults }) => faults))].join(' '),
  ]
}

async function visit({ address, browser }: { address: string; browser: string }): Promise<Visit> {
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const chrome = await chromium.launch({ executablePath: browser, args })
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`Lighthouse measured nothing at ${address}.`)
    const { categories, audits } = result.lhr
    const measure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const failing = (name: string) =>
      (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      shift: measure('cumulative-layout-shift'),
      paint: measure('largest-contentful-paint'),
      blocked: measure('total-blocking-time'),
      faults: CATEGORIES.slice(1).flatMap((name) => failing(name).map(({ id }) => id)),
    }
  } finally {
    await chrome.close()
  }
}
