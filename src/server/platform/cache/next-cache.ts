import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import * as loaded from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { changedSince, changesSoFar } from './changes'

// Written for CommonJS: what Node imports of it holds what a bundler imports.
const { default: imported } = loaded
const Base = (imported as unknown as { default?: typeof imported }).default ?? imported

type Value = NonNullable<CacheHandlerValue['value']>
type GetContext = Parameters<InstanceType<typeof Base>['get']>[1]
type SetContext = Parameters<InstanceType<typeof Base>['set']>[2]

/** How many changes were known as the work on a kept value began. What the build made began before all of them. */
const knownAtBegin = new WeakMap<Value, number>()

/**
 * Next's own cache of pages and of what they are built from, except that a value counts as old from its begin on. Next goes by when a value
 * was stored: a render that began before a change and ended after it would be given until the next one.
 *
 * Next makes one of these for each request, before it reads anything: what it stores began no earlier.
 */
export class NextCache extends Base {
  readonly #known = changesSoFar()

  override async get(key: string, ctx: GetContext): Promise<CacheHandlerValue | null> {
    const found = await super.get(key, ctx)
    if (!found?.value) return found
    return changedSince(tagsOf(found.value, ctx), knownAtBegin.get(found.value) ?? 0) ? null : found
  }

  override async set(key: string, value: Value | null, ctx: SetContext): Promise<void> {
    if (value) {
      if (changedSince(tagsOf(value, ctx), this.#known)) return
      knownAtBegin.set(value, this.#known)
    }
    await super.set(key, value, ctx)
  }
}

/** Has Next keep pages by it, where its configuration names no other. To be called before Next starts. */
export const keepPagesByBegin = (): void => {
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: NextCache } })
}

const tagsOf = (value: Value, ctx: GetContext | SetContext): string[] => {
  const ofAnswer = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  if (typeof ofAnswer === 'string') return ofAnswer.split(',')
  return 'tags' in ctx ? (ctx.tags ?? []) : []
}
