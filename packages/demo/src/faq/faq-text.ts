import type { FaqTheme } from '@/domain/faq/faq-themes'
import type { TextBlock } from '../rich-text'

/** A question of the demo; `short` proposes it at the top of the page. */
export type FaqText = { question: string; slug: string; short?: string; answer: TextBlock[] }

export type FaqGroup = { theme: FaqTheme; questions: FaqText[] }
