import * as z from 'zod/mini'

export const Instant = z.string()

export const Day = z.iso.date()

export const Text = z.nullable(z.string())

export const Cents = z.nullable(z.int())
