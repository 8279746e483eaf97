import * as migration_20261121_071256_initial from './20261121_071256_initial';
import * as migration_20261121_080000_constraints_and_hits from './20261121_080000_constraints_and_hits';
import * as migration_20261121_080301_accounts from './20261121_080301_accounts';
import * as migration_20261121_080400_account_tables from './20261121_080400_account_tables';
import * as migration_20261121_082251_search_synonyms from './20261121_082251_search_synonyms';
import * as migration_20261122_100000_search from './20261122_100000_search';

export const migrations = [
  {
    up: migration_20261121_071256_initial.up,
    down: migration_20261121_071256_initial.down,
    name: '20261121_071256_initial',
  },
  {
    up: migration_20261121_080000_constraints_and_hits.up,
    down: migration_20261121_080000_constraints_and_hits.down,
    name: '20261121_080000_constraints_and_hits',
  },
  {
    up: migration_20261121_080301_accounts.up,
    down: migration_20261121_080301_accounts.down,
    name: '20261121_080301_accounts',
  },
  {
    up: migration_20261121_080400_account_tables.up,
    down: migration_20261121_080400_account_tables.down,
    name: '20261121_080400_account_tables',
  },
  {
    up: migration_20261121_082251_search_synonyms.up,
    down: migration_20261121_082251_search_synonyms.down,
    name: '20261121_082251_search_synonyms',
  },
  {
    up: migration_20261122_100000_search.up,
    down: migration_20261122_100000_search.down,
    name: '20261122_100000_search'
  },
];
