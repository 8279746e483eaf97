import { Socket } from 'node:net'
import pg from 'pg'

/** A statement that changes nothing, under a name of its own: PostgreSQL plans it once a connection. */
export type NamedRead = { text: string; values: unknown[]; name: string }

type Open = { client: pg.Client; socket: Socket; isReady: boolean; isCorked: boolean; timer: NodeJS.Timeout }

type Options = { connection: pg.ClientConfig; onLost: (error: Error) => void }

/** Those behind a slow read wait for it: beyond so many, another connection is asked. */
const MOST_UNDERWAY = 32
/** A lane that answers nothing for so long is given up, and lost ones are left alone for as long (milliseconds). */
const PATIENCE_MS = 1_000
const IDLE_MS = 30_000

/**
 * A connection on which reads are sent without waiting for those before, all of one turn of the event loop in one write: what a small
 * statement costs either side is mostly to write it, and to be woken by it. It is made as it is first needed, and may change nothing.
 */
export class ReadLane {
  #options: Options
  #open?: Open
  #underway = 0
  #answered = 0
  #restsUntil = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** How many reads the next one would wait for; infinitely many where the lane takes none, as when it is being made. */
  load(): number {
    this.#open ??= performance.now() < this.#restsUntil ? undefined : this.#make()
    return this.#open?.isReady && this.#underway < MOST_UNDERWAY ? this.#underway : Number.POSITIVE_INFINITY
  }

  /** The rows of a read; rejected also where the connection is lost or stuck, which says nothing of the read. */
  ask<Row extends pg.QueryResultRow>(read: NamedRead): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (!this.#open?.isReady) {
        reject(new Error('This lane is closed.'))
        return
      }
      this.#holdWrites()
      this.#underway += 1
      this.#open.client.query<Row>(read, (error: Error | null, result) => {
        this.#underway -= 1
        this.#answered += 1
        if (error) reject(error)
        else resolve(result.rows)
      })
    })
  }

  #make(): Open {
    const socket = new Socket()
    const client = new pg.Client({
      ...this.#options.connection,
      // Sent elsewhere again when a lane is lost, a write might be made twice.
      options: '-c default_transaction_read_only=on',
      stream: () => socket,
      pipeline: true,
    })
    const open = { client, socket, isReady: false, isCorked: false, timer: this.#watch() }
    client.on('error', (error) => this.#lose(open, error))
    client.on('end', () => this.#lose(open, new Error('the connection was ended')))
    client.connect().then(
      () => (open.isReady = true),
      (error: unknown) => this.#lose(open, error instanceof Error ? error : new Error(String(error))),
    )
    return open
  }

  #holdWrites() {
    const open = this.#open
    if (!open || open.isCorked) return
    open.isCorked = true
    open.socket.cork()
    setImmediate(() => {
      open.isCorked = false
      open.socket.uncork()
    })
  }

  // One clock for all: a timer for each read would cost as much as it does.
  #watch(): NodeJS.Timeout {
    let seen = this.#answered
    let idleMs = 0
    return setInterval(() => {
      const open = this.#open
      idleMs = this.#answered === seen ? idleMs + PATIENCE_MS : 0
      seen = this.#answered
      if (!open || idleMs === 0) return
      // A process that was held up itself finds the answers before this is run.
      const isStuck = () => this.#underway > 0 && this.#answered === seen
      if (isStuck()) setImmediate(() => isStuck() && this.#lose(open, new Error('a read is not answered')))
      else if (idleMs >= IDLE_MS) this.#close(open)
    }, PATIENCE_MS).unref()
  }

  #lose(open: Open, error: Error) {
    if (this.#open !== open) return
    this.#restsUntil = performance.now() + PATIENCE_MS
    this.#close(open)
    this.#options.onLost(error)
  }

  #close(open: Open) {
    clearInterval(open.timer)
    this.#open = undefined
    // Who still waits for an answer is refused.
    open.socket.destroy()
  }
}
