import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from 'meilisearch'
import { FakeIndex, type SearchParameters } from './fake-index'
import { ApiRefusal, type Document } from './filter'

type Task = {
  uid: number
  indexUid: string | null
  type: string
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed'
  error: { message: string; code: string; type: string; link: string } | null
  enqueuedAt: string
}

/** How the server is made to misbehave. */
type Fault = { mode: 'none' | 'slow' | 'error'; refuses: (document: Document) => boolean; dieAfterDocuments: number }

const SOUND: Fault = { mode: 'none', refuses: () => false, dieAfterDocuments: Infinity }
const KEY = 'a-key-of-the-tests'
const SLOW_MS = 900

/**
 * What Meilisearch's documentation says of the calls that the site makes, in memory: tasks are asynchronous and done
 * one after the other, settings and documents change by tasks only, and a search sees what the last task left.
 */
export const startFakeMeilisearch = async () => {
  let indexes = new Map<string, FakeIndex>()
  const tasks: Task[] = []
  const fault: Fault = { ...SOUND }
  const calls: string[] = []
  let queue: Promise<void> = Promise.resolve()
  let received = 0

  const enqueue = (type: string, indexUid: string | null, work: () => void) => {
    const task: Task = {
      ...{ uid: tasks.length, indexUid, type, status: 'enqueued', error: null },
      enqueuedAt: new Date().toISOString(),
    }
    tasks.push(task)
    queue = queue.then(async () => {
      await wait(3)
      task.status = 'processing'
      try {
        work()
        task.status = 'succeeded'
      } catch (error) {
        task.status = 'failed'
        const message = error instanceof Error ? error.message : String(error)
        const code = error instanceof ApiRefusal ? error.code : 'internal'
        task.error = { message, code, type: error instanceof ApiRefusal ? 'invalid_request' : 'internal', link: '' }
      }
    })
    return { status: 202, body: { taskUid: task.uid, ...task, uid: undefined, error: undefined } }
  }
  const indexOf = (uid: string): FakeIndex => {
    const index = indexes.get(uid)
    if (!index) throw new ApiRefusal(`Index \`${uid}\` not found.`, 'index_not_found', 404)
    return index
  }
  const addDocuments = (uid: string, documents: Document[]) =>
    enqueue('documentAdditionOrUpdate', uid, () => {
      if (!indexes.has(uid)) indexes.set(uid, new FakeIndex())
      for (const document of documents) {
        const isKey = Number.isInteger(document.id) || /^[\w-]{1,511}$/.test(String(document.id))
        if (!isKey)
          throw new ApiRefusal(`Document identifier \`${String(document.id)}\` is invalid.`, 'invalid_document_id')
        if (fault.refuses(document))
          throw new ApiRefusal(`Document \`${String(document.id)}\` is invalid.`, 'invalid_document_fields')
      }
      for (const document of documents) indexOf(uid).documents.set(document.id, document)
    })

  type Call = { path: string[]; body: unknown; url: URL }
  const ROUTES: Record<string, (call: Call) => { status: number; body: unknown }> = {
    'GET health': () => ({ status: 200, body: { status: 'available' } }),
    'GET indexes': () => ({
      status: 200,
      body: { results: [...indexes.keys()].map((uid) => ({ uid })), total: indexes.size, offset: 0, limit: 1000 },
    }),
    'POST indexes': ({ body }) => {
      const { uid } = body as { uid: string }
      return enqueue('indexCreation', uid, () => {
        if (indexes.has(uid)) throw new ApiRefusal(`Index \`${uid}\` already exists.`, 'index_already_exists')
        indexes.set(uid, new FakeIndex())
      })
    },
    'DELETE indexes *': ({ path: [, uid = ''] }) =>
      enqueue('indexDeletion', uid, () => {
        indexOf(uid)
        indexes.delete(uid)
      }),
    'GET indexes * stats': ({ path: [, uid = ''] }) => ({
      status: 200,
      body: { numberOfDocuments: indexOf(uid).documents.size, isIndexing: false, fieldDistribution: {} },
    }),
    'PATCH indexes * settings': ({ path: [, uid = ''], body }) =>
      enqueue('settingsUpdate', uid, () => {
        indexOf(uid).configure(body as Settings)
      }),
    'GET indexes * settings': ({ path: [, uid = ''] }) => ({ status: 200, body: indexOf(uid).settings }),
    'GET indexes * documents': ({ path: [, uid = ''], url }) => {
      const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 20)]
      const all = [...indexOf(uid).documents.values()]
      return { status: 200, body: { results: all.slice(offset, offset + limit), offset, limit, total: all.length } }
    },
    'POST indexes * documents': ({ path: [, uid = ''], body }) => {
      const documents = body as Document[]
      received += documents.length
      return addDocuments(uid, documents)
    },
    'POST indexes * documents delete-batch': ({ path: [, uid = ''], body }) =>
      enqueue('documentDeletion', uid, () => {
        for (const id of body as number[]) indexOf(uid).documents.delete(id)
      }),
    'POST multi-search': ({ body }) => {
      const { queries } = body as { queries: Array<SearchParameters & { indexUid: string }> }
      const results = queries.map((given) => ({ indexUid: given.indexUid, ...indexOf(given.indexUid).search(given) }))
      return { status: 200, body: { results } }
    },
    'POST swap-indexes': ({ body }) =>
      enqueue('indexSwap', null, () => {
        for (const {
          indexes: [one, other],
        } of body as Array<{ indexes: [string, string] }>) {
          const [first, second] = [indexOf(one), indexOf(other)]
          indexes.set(one, second)
          indexes.set(other, first)
        }
      }),
    'GET tasks *': ({ path: [, uid = ''] }) => {
      const task = tasks[Number(uid)]
      if (!task) throw new ApiRefusal(`Task \`${uid}\` not found.`, 'task_not_found', 404)
      return { status: 200, body: task }
    },
  }
  const PATTERNS = Object.entries(ROUTES).map(
    ([name, answer]) => [new RegExp(`^${name.replace(/ /g, ' ').replaceAll('*', '[^ ]+')}$`), answer] as const,
  )

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = url.pathname.split('/').filter((part) => part !== '')
    const name = [request.method, ...path].join(' ')
    calls.push(name)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (received >= fault.dieAfterDocuments) {
      request.socket.destroy()
      return
    }
    if (fault.mode === 'slow') await wait(SLOW_MS)
    if (fault.mode === 'error') {
      send(500, { message: 'Internal', code: 'internal', type: 'internal', link: '' })
      return
    }
    if (request.headers.authorization !== `Bearer ${KEY}`) {
      send(403, { message: 'Invalid API key.', code: 'invalid_api_key', type: 'auth', link: '' })
      return
    }
    try {
      const answer = PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
      if (!answer) throw new ApiRefusal(`No such call: ${name}`, 'not_found', 404)
      const text = Buffer.concat(chunks).toString()
      const { status, body } = answer({ path, url, body: text === '' ? undefined : JSON.parse(text) })
      send(status, body)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      send(error.status, { message: error.message, code: error.code, type: 'invalid_request', link: '' })
    }
  }

  const server = createServer((request, response) => void respond(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    url: `http://127.0.0.1:${String(port)}`,
    key: KEY,
    calls,
    /** Misbehaves from now on; without a word, behaves again. */
    behave: (next: Partial<Fault> = {}) => {
      received = 0
      Object.assign(fault, SOUND, next)
    },
    forgetEverything: () => {
      indexes = new Map()
    },
    leave: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
}
