/** The name by which PostgreSQL knows the connections of workers. */
export const WORKER_NAME = 'lagopede-worker'
