import { z } from 'zod'

/** The largest number that PostgreSQL's `integer` holds. */
const LARGEST = 2_147_483_647

/** A whole number from 1 in a body, or its digits. */
export const bodyCount = (max: number) =>
  z
    .union([z.int(), z.string().regex(/^\d+$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(max))

/** An identifier in a body. */
export const BodyId = bodyCount(LARGEST)

/** A whole number from 1 in an address, written as one: `0x2f`, `4.7e1` and ` 47` are none. */
export const pathCount = (max: number) =>
  z
    .union([z.int(), z.string().regex(/^[1-9]\d{0,9}$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(max))

/** An identifier in an address. */
export const PathId = pathCount(LARGEST)
