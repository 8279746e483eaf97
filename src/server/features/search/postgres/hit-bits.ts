/** As many cards as a row of `hit_bits` has bits: those numbered from its segment times that. */
const SEGMENT = 4096
const NONE = `0::bit(${String(SEGMENT)})`

/** The bits, in the segment of a row `a`, of the cards that have one of the values of these rows `b`. */
export const bitsWhere = (condition: string): string =>
  `coalesce((select bit_or(b.bits) from hit_bits b where b.segment = a.segment and ${condition}), ${NONE})`

/**
 * A CTE `name` with the bits, by segment, of the cards whose numbers a statement gives as `id`: 64 at once in an integer,
 * then 64 integers in a row.
 */
export const bitsOfIds = ({ name, source }: { name: string; source: string }): string => /* sql */ `
  ${name} as materialized (
    select s.segment,
      ('x' || encode(string_agg(int8send(coalesce(c.bits, 0)), ''::bytea order by n), 'hex'))::bit(${String(SEGMENT)}) as bits
    from hit_bits s cross join generate_series(0, 63) n left join (
      select id >> 6 as place, bit_or(1::bigint << (63 - (id & 63))) as bits from (${source}) cards group by 1
    ) c on c.place = s.segment * 64 + n
    where s.facet = 'all' group by s.segment
  )`

/** A CTE `name` with a column of `sets` in one row of bits, to be asked by the number of a card. */
export const joinedBits = ({ name, from }: { name: string; from: string }): string => /* sql */ `
  ${name} as materialized (
    select string_agg(coalesce(${from}, ${NONE})::text, '' order by n)::varbit as bits
    from generate_series(0, (select max(id) / ${String(SEGMENT)} from hit_rows)) n left join sets on segment = n
  )`

/** Whether the card of that number is in the bits that `joinedBits` joined. */
export const isIn = (name: string, id: string): string => `get_bit((select bits from ${name}), ${id}) = 1`

/** The same of a number that may be beyond those of all cards. */
export const isKeptIn = (name: string, id: string): string =>
  `case when ${id} < length((select bits from ${name})) then ${isIn(name, id)} else false end`

/** As many cents as a value of `hundreds` in `hit_bits` goes over. */
const HUNDRED = 10_000
/** The end of a range without one, on the last cent of a hundred. */
const MOST = 2_147_479_999

type Range = [first: number, last: number]

/** The hundreds of euros that lie wholly within a range of prices in euros, and the ranges of cents left at its ends. */
export const priceRanges = ({ min = 0, max }: { min?: number; max?: number }): { hundreds?: Range; ends: Range[] } => {
  const [low, high] = [min * 100, max === undefined ? MOST : max * 100]
  const [first, last] = [Math.ceil(low / HUNDRED), Math.floor((high + 1) / HUNDRED) - 1]
  if (first > last) return { ends: [[low, high]] }
  const ends: Range[] = [
    [low, first * HUNDRED - 1],
    [(last + 1) * HUNDRED, high],
  ]
  return { hundreds: [first, last], ends: ends.filter(([from, to]) => from <= to) }
}
