import type { HomePage } from '@/contract/site'
import type { HomePage as Draft } from '@/payload-types'

type Written<Value> = { [Key in keyof Value]?: Value[Key] | null }

const TEXTS = [
  'hero_title',
  'hero_lead',
  'promise_title',
  'featured_title',
  'featured_text',
  'families_title',
  'selections_title',
  'train_title',
  'train_text',
  'reviews_title',
  'agency_title',
  'agency_text',
  'newsletter_title',
  'newsletter_text',
] as const

/** A draft of the home page as its page shows it: what is not written yet is empty. */
export const presentHomeDraft = (draft: Written<Draft>): HomePage => {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, draft[name] ?? ''])) as Pick<
    HomePage,
    (typeof TEXTS)[number]
  >
  return {
    ...texts,
    promises: (draft.promises ?? []).map(({ figure, text }: Partial<HomePage['promises'][number]>) => ({
      figure: figure ?? '',
      text: text ?? '',
    })),
    train_stops: (draft.train_stops ?? []).map(({ time, city, text }: Partial<HomePage['train_stops'][number]>) => ({
      time: time ?? '',
      city: city ?? '',
      text: text ?? '',
    })),
  }
}
