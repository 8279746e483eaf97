/** Filled from packages as the database is migrated: 120,000 rows that no call writes. */
export const GIVEN_TABLES = ['places', 'place_keys', 'stations']
