import * as z from 'zod/mini'

/** The largest number that PostgreSQL's `integer` holds. */
const LARGEST = 2_147_483_647

/** A whole number from 1 in a body; its digits as a text are refused, as the documentation says. */
export const bodyCount = (max: number) => z.int().check(z.gte(1), z.lte(max))

/** An identifier in a body. */
export const BodyId = bodyCount(LARGEST)

/** A whole number from 1 in an address, written as one: `0x2f`, `4.7e1` and ` 47` are none. */
export const pathCount = (max: number) =>
  z.pipe(
    z.pipe(
      z
        .union([z.int(), z.string().check(z.regex(/^[1-9]\d{0,9}$/))])
        .register(z.globalRegistry, { anyOf: undefined, type: 'integer', minimum: 1, maximum: max }),
      z.transform(Number),
    ),
    bodyCount(max),
  )

/** An identifier in an address. */
export const PathId = pathCount(LARGEST)

/** Sixty identifiers at most in an address, separated by commas; each counts once. */
export const ListedIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,59}$/)),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
)
