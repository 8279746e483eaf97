import type pg from 'pg'

/** Any constants: the spaces of the locks that order two builds of the same card, and of the families of activities. */
const CARDS = 7_471
const FAMILIES = 7_472
/** Two changes to a row of `hit_bits`, 4,096 cards: its triggers take it. */
export const BITS = 7_474

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Taken before cards are built: a build that began on older rows can then never overwrite a newer one.
 * Builds of different cards go on together; none goes on while the families of activities change.
 */
export const lockCards = async ({ client, ids }: { client: Client; ids: number[] }): Promise<void> => {
  await client.query(
    `select pg_advisory_xact_lock_shared($1, 0), (select count(pg_advisory_xact_lock($2, id))
     from (select unnest($3::int[]) as id order by 1) ids)`,
    [FAMILIES, CARDS, ids],
  )
}

/** Keeps the families of activities as they are until the transaction ends, as `lockCards` does. */
export const shareFamilies = async (client: Client): Promise<void> => {
  await client.query('select pg_advisory_xact_lock_shared($1, 0)', [FAMILIES])
}

/** Waits for the builds under way and holds the next ones until the transaction ends. */
export const lockFamilies = async (client: Client): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1, 0)', [FAMILIES])
}
