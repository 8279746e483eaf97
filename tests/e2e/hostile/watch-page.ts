import type { Page } from '@playwright/test'
import { expect } from '../fixtures/story'

type Watched = { pwned?: unknown; reports?: string[] }

/** Listens to a page for what a payload that ran would leave: a dialog, a report of the policy, its mark. */
export const watchPage = async (page: Page) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const reports: string[] = []
    Object.assign(window, { reports })
    document.addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective))
  })
  return {
    /** Nothing ran, nothing was put into the markup, nothing sticks out of `within`. */
    expectInert: async (within: string): Promise<void> => {
      const seen = await page.evaluate((selector) => {
        const { pwned, reports } = window as Window & Watched
        const root = document.querySelector(selector)
        const foreign = [...(root?.querySelectorAll('script, iframe, base, style, math, details, object, embed') ?? [])]
        const links = [...(root?.querySelectorAll<HTMLAnchorElement>('.msg__body a') ?? [])]
        const edge = root?.getBoundingClientRect().right ?? 0
        return {
          isThere: root !== null,
          pwned,
          reports,
          foreign: foreign.map((element) => element.tagName),
          badLinks: links.filter(({ protocol, rel }) => !/^https?:$/.test(protocol) || rel !== 'nofollow noopener ugc')
            .length,
          handlers: root?.querySelectorAll('[onerror], [onload], [onfocus], [onmouseover], [ontoggle]').length,
          wide: [...(root?.querySelectorAll('.msg__body, .review__text, b') ?? [])].filter(
            (element) => element.getBoundingClientRect().right > edge + 1,
          ).length,
          tall: Math.max(
            0,
            ...[...(root?.querySelectorAll('.msg__body, .review__text') ?? [])].map(
              (element) => element.scrollHeight - element.clientHeight,
            ),
          ),
          overflow: document.documentElement.scrollWidth - innerWidth,
        }
      }, within)
      expect(seen).toMatchObject({ isThere: true, reports: [], foreign: [], badLinks: 0, handlers: 0, wide: 0 })
      expect(seen.pwned).toBeUndefined()
      expect(seen.tall).toBeLessThan(40)
      expect(seen.overflow).toBeLessThanOrEqual(0)
      expect(dialogs).toEqual([])
    },
  }
}
