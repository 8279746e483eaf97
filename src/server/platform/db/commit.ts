type Client = { query: (text: string) => Promise<{ command: string }> }

/**
 * Commits what a connection has open, and answers only when PostgreSQL said that it is kept. A connection lost meanwhile
 * or a deferred constraint is an error; so is the answer ROLLBACK, given when a statement failed and nobody was told.
 */
export const commit = async (client: Client): Promise<void> => {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction was undone: a statement in it had failed.')
}
