import type { ServerResponse } from 'node:http'
import type { CachedBody } from './page-cache'

const LIFETIME_MS = 1_000
const MOST_REQUESTS = 1_000
const LONGEST_REQUEST = 500
const OWN_HEADERS = /^(?:content-type|content-encoding|content-length|transfer-encoding|connection|date|x-request-id)$/i

/** An answer that anyone may get; `headers` are those that its encoding and the request leave alone, name before value. */
export type KeptAnswer = { headers: string[]; type: string; etag: string; body: CachedBody }

/** What a request as it was written got, and its path as the log says it. */
export type KeptRequest = { answer: KeptAnswer; path: string }

type Timed<Kept> = Kept & { until: number }

/**
 * The public answers of the last second, given again without asking Next or the database. Every change drops them all,
 * and an answer begun before a change is never kept; a change nobody heard of shows within that second.
 */
export class KeptAnswers {
  #answers = new Map<string, Timed<KeptAnswer>>()
  #requests = new Map<string, Timed<KeptRequest>>()
  #changes = 0
  #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  recall(key: string): Timed<KeptAnswer> | undefined {
    return this.#alive(this.#answers.get(key))
  }

  /** What was answered to the very same words, before their address is so much as read. */
  recallRequest(words: string): KeptRequest | undefined {
    return this.#alive(this.#requests.get(words))
  }

  /** Lets the same words have this answer for as long as it is kept. */
  rememberRequest({ words, answer, path }: { words: string; answer: Timed<KeptAnswer>; path: string }) {
    if (words.length > LONGEST_REQUEST) return
    if (this.#requests.size >= MOST_REQUESTS) this.#requests.clear()
    this.#requests.set(words, { answer, path, until: answer.until })
  }

  /** Called as a request begins: answers what keeps its answer, unless something changed in between. */
  keeper(key: string): (answer: KeptAnswer) => void {
    const changes = this.#changes
    return (answer) => {
      if (changes !== this.#changes) return
      this.#forgetPast()
      this.#answers.delete(key)
      this.#answers.set(key, { ...answer, until: this.#now() + LIFETIME_MS })
    }
  }

  drop() {
    this.#changes += 1
    this.#answers.clear()
    this.#requests.clear()
  }

  #alive<Kept extends { until: number }>(kept: Kept | undefined): Kept | undefined {
    return kept && kept.until > this.#now() ? kept : undefined
  }

  // All live as long: the oldest stand first.
  #forgetPast() {
    const now = this.#now()
    for (const [key, { until }] of this.#answers) {
      if (until > now) return
      this.#answers.delete(key)
    }
  }
}

/** The headers of an answer that are the same whoever receives it. */
export function sharedHeaders(res: ServerResponse): string[] {
  return res
    .getHeaderNames()
    .filter((name) => !OWN_HEADERS.test(name))
    .flatMap((name) => [res.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)]))
}
