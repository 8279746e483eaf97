import type { Measure } from './measure-calls'
import type { Measured } from './measure-size'
import { openPlans, type Plan } from './read-plan'
import type { Watched } from './watch-statements'

type Table = { title: string; rows: string[][] }

/** From so many milliseconds and times on, a statement is said to grow. */
const SLOW_MS = 5
const TIMES = 3

/** What the measures of the smallest and of the largest size say, beside the plans of the largest. */
export const tablesOf = async ({ measured, sizes }: { measured: Measured[]; sizes: number[] }): Promise<Table[]> => {
  const [small, big] = [measured[0], measured.at(-1)]
  if (!small || !big) return []
  const { planOf, close } = await openPlans()
  const names = [sizes[0], sizes.at(-1)].map((size) => Number(size).toLocaleString('en'))
  const head = ['ms', 'CPU ms'].flatMap((unit) => names.map((name) => `${unit}, ${name}`))
  const plans = new Map<string, Plan>()
  for (const { statements } of [...big.calls, ...big.jobs]) {
    for (const statement of statements) {
      if (!plans.has(statement.text))
        plans.set(statement.text, await planOf(statement).catch(() => ({ indexes: [], whole: ['not planned'] })))
    }
  }
  close()
  const whole = ({ statements }: Measure) => unique(statements.flatMap(({ text }) => plans.get(text)?.whole ?? []))
  const indexes = ({ statements }: Measure) => unique(statements.flatMap(({ text }) => plans.get(text)?.indexes ?? []))
  const rowsOf = (kind: 'calls' | 'jobs') =>
    big[kind].map((now) => {
      const before = small[kind].find(({ name }) => name === now.name)
      const ms = [before?.clock, now.clock, before?.processor, now.processor].map((value) =>
        (value ?? Number.NaN).toFixed(1),
      )
      const ratio = (now.processor / (before?.processor ?? Number.NaN)).toFixed(1)
      const rows = Math.max(0, ...now.statements.map(({ rows: most }) => most))
      const first = now.first === undefined ? '' : now.first.toFixed(1)
      return [
        now.name,
        now.count.toFixed(1),
        ...ms,
        ratio,
        first,
        String(rows),
        whole(now).join(' '),
        now.failure ?? '',
      ]
    })
  const title = ['', 'statements', ...head, 'CPU ratio', 'first, ms', 'most rows', 'gone through whole', 'failure']
  return [
    { title: 'Calls', rows: [title, ...rowsOf('calls')] },
    { title: 'Jobs', rows: [title, ...rowsOf('jobs')] },
    {
      title: 'Indexes',
      rows: [['', 'indexes'], ...[...big.calls, ...big.jobs].map((one) => [one.name, indexes(one).join(' ')])],
    },
    {
      title: 'Statements that grow, or go through a table',
      rows: [['asked by', 'ms', 'ms, grown', 'whole', 'statement'], ...grown({ small, big, plans })],
    },
  ]
}

const grown = ({ small, big, plans }: { small: Measured; big: Measured; plans: Map<string, Plan> }): string[][] => {
  const seen = new Set<string>()
  return [...big.calls, ...big.jobs].flatMap((now) =>
    now.statements.flatMap((statement) => {
      if (seen.has(statement.text)) return []
      seen.add(statement.text)
      const before = [...small.calls, ...small.jobs]
        .flatMap(({ statements }) => statements)
        .find(({ text }) => text === statement.text)
      const [ms, then] = [middleOf(statement), before ? middleOf(before) : Number.NaN]
      const whole = plans.get(statement.text)?.whole ?? []
      const isSlow = ms > SLOW_MS && !(ms < TIMES * then)
      if (!isSlow && whole.length === 0) return []
      return [
        [
          now.name,
          then.toFixed(1),
          ms.toFixed(1),
          whole.join(' '),
          statement.text.replace(/\s+/g, ' ').trim().slice(0, 160),
        ],
      ]
    }),
  )
}

const middleOf = ({ times }: Watched): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

const unique = (names: string[]): string[] => [...new Set(names)].toSorted()
