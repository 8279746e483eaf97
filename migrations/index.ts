import * as migration_20261121_071256_initial from './20261121_071256_initial';
import * as migration_20261121_080000_constraints_and_hits from './20261121_080000_constraints_and_hits';

export const migrations = [
  {
    up: migration_20261121_071256_initial.up,
    down: migration_20261121_071256_initial.down,
    name: '20261121_071256_initial'
  },
  {
    up: migration_20261121_080000_constraints_and_hits.up,
    down: migration_20261121_080000_constraints_and_hits.down,
    name: '20261121_080000_constraints_and_hits'
  },
];
