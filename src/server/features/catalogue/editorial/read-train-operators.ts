import { DEFAULT_TRAIN_OPERATORS, type TrainOperator } from '@/domain/places/train-operators'
import { queryOne } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select coalesce((select json_agg(json_build_object('name', o.name, 'url', o.url) order by o._order)
    from site_settings_train_operators o where o._parent_id = s.id), '[]'::json) as operators
  from site_settings s limit 1`

/** Where travelers look for their train tickets, as the settings list it; the defaults until someone saves them. */
export const readTrainOperators = async (): Promise<TrainOperator[]> => {
  const row = await queryOne<{ operators: TrainOperator[] }>(STATEMENT, [], 'read-train-operators')
  return row?.operators ?? [...DEFAULT_TRAIN_OPERATORS]
}
