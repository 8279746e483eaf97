import { queryOne } from '@/server/platform/db/pool'
import { daysLater } from './calendar'
import { present } from './present'
import { Random } from './posters/core/random'
import type { WrittenExpedition } from './write-expeditions'
import type { People } from './write-people'

type Options = { written: WrittenExpedition[]; people: People; today: Date }

/** Writes the questions of the catalogue and their answers. */
export const writeMessages = async ({ written, people, today }: Options): Promise<void> => {
  for (const { id, expedition } of written) {
    const random = new Random(`questions ${expedition.slug}`)
    const authorOf = (name: string): number => {
      if (name === 'guide') return present(people.guides, expedition.guide)
      const namesakes = people.customers.filter(({ firstName }) => firstName === name)
      const candidates = namesakes.length > 0 ? namesakes : people.customers
      return candidates[random.int(0, candidates.length - 1)]?.id ?? 0
    }
    for (const [index, question] of expedition.questions.entries()) {
      const asked = daysLater({ day: today, days: -(8 + index * 37 + random.int(0, 20)) })
      const root = await insert({ expedition: id, author: authorOf(question.from), body: question.body, at: asked })
      for (const [rank, answer] of (question.answer ?? []).entries()) {
        const at = new Date(asked.getTime() + (rank + 1) * 5 * 3_600_000)
        await insert({ expedition: id, author: authorOf(answer.from), body: answer.body, at, parent: root })
      }
    }
  }
}

type NewMessage = { expedition: number; author: number; body: string; at: Date; parent?: number }

const insert = async ({ expedition, author, body, at, parent }: NewMessage): Promise<number> => {
  const row = await queryOne<{ id: number }>(
    `insert into messages (expedition_id, author_id, body, parent_id, status, created_at, updated_at)
     values ($1, $2, $3, $4, 'visible', $5, $5) returning id`,
    [expedition, author, body, parent ?? null, at.toISOString()],
  )
  return row?.id ?? 0
}
