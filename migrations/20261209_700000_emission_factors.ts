import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the carbon figures are counted with: milligrams of CO₂e per unit, as dated rows. A new figure is a new row, by whom and why, from a
 * day that has not passed; none is changed or removed, so that a figure that was given can be counted again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table emission_factors (
      id serial primary key,
      key text not null check (key ~ '^[a-z]+(_[a-z0-9]+)*$'),
      label text not null check (length(label) between 2 and 80),
      note text not null default '' check (length(note) <= 200),
      unit text not null check (unit in ('passenger_km', 'vehicle_km', 'person_night', 'meal')),
      value_mg integer not null check (value_mg > 0),
      low_mg integer not null check (low_mg >= 0),
      high_mg integer not null,
      source text not null check (length(source) between 2 and 120),
      version text not null check (length(version) between 1 and 60),
      read_on date not null,
      effective_from date not null,
      reason text not null check (length(reason) between 3 and 300),
      author_id integer references users (id) on delete restrict,
      created_at timestamptz not null default now(),
      constraint emission_factors_range check (low_mg <= value_mg and value_mg <= high_mg)
    );
    create index emission_factors_key on emission_factors (key, effective_from desc, id desc);
    create index emission_factors_author on emission_factors (author_id);
  `)
  await db.execute(sql`
    insert into emission_factors (key, label, note, unit, value_mg, low_mg, high_mg, source, version, read_on, effective_from, reason)
    select f.key, f.label, f.note, f.unit, f.value_mg, f.low_mg, f.high_mg, s.source, s.version, date '2026-11-25', date '2026-07-01', 'Premiers facteurs de la méthode 3.'
    from (values
      ('impact', 'train_tgv', 'TGV', 'Électricité et construction du train', 'passenger_km', 2930, 2930, 2930),
      ('impact', 'train_intercites', 'Intercités et train de nuit', 'Nos Gestes Climat compte 7,5 g, sans la construction des voies', 'passenger_km', 8980, 7500, 8980),
      ('impact', 'train_ter', 'TER', 'Moyenne électrique et gazole', 'passenger_km', 27700, 27700, 27700),
      ('abroad', 'train_abroad', 'Train à l’étranger', 'Faute de facteur par pays, le plus élevé des trains français, le plus bas est celui des Intercités', 'passenger_km', 27700, 8980, 27700),
      ('impact', 'train_suburban', 'RER et Transilien', 'Île-de-France', 'passenger_km', 9780, 9780, 9780),
      ('ngc', 'metro', 'Métro et tramway', 'Moyenne nationale', 'passenger_km', 5030, 5030, 5030),
      ('impact', 'bus', 'Bus de ville', 'Gazole, remplissage moyen', 'passenger_km', 122400, 120000, 122400),
      ('impact', 'coach', 'Car', 'Gazole, remplissage moyen', 'passenger_km', 37600, 37500, 37600),
      ('ngc', 'car', 'Voiture, par véhicule', 'Diesel compacte, fabrication comprise', 'vehicle_km', 227600, 227600, 227600),
      ('impact', 'car_electric', 'Voiture électrique, par véhicule', 'Compacte, fabrication comprise', 'vehicle_km', 107800, 107800, 107800),
      ('impact', 'plane_1000', 'Avion, jusqu’à 1\u00a0000 km', 'Traînées de condensation comprises', 'passenger_km', 224600, 200000, 300000),
      ('impact', 'plane_2000', 'Avion, de 1 001 à 2\u00a0000 km', 'Traînées de condensation comprises', 'passenger_km', 184700, 180000, 200000),
      ('impact', 'plane_5000', 'Avion, de 2 001 à 5\u00a0000 km', 'Traînées de condensation comprises', 'passenger_km', 166800, 160000, 170000),
      ('impact', 'plane_far', 'Avion, au-delà de 5\u00a0000 km', 'Traînées de condensation comprises', 'passenger_km', 177900, 150000, 177900),
      ('ngc', 'ferry_seat', 'Ferry, passager à pied', 'Siège, sans cabine ni voiture', 'passenger_km', 109000, 109000, 109000),
      ('ngc', 'ferry_cabin', 'Ferry, en cabine', 'Cabine à deux, sans voiture', 'passenger_km', 189000, 189000, 189000),
      ('ngc', 'ferry_vehicle', 'Ferry, la voiture', 'La place de la voiture, en plus de la cabine', 'vehicle_km', 227000, 227000, 227000),
      ('impact', 'ebike', 'Vélo électrique', 'Fabrication comprise', 'passenger_km', 11000, 11000, 11000),
      ('ngc', 'night_hotel', 'Nuit d’hôtel', 'Petit déjeuner compté à part, le comparateur public de l’ADEME dit 5,3 kg, son étude de 2020 9,91 kg petit déjeuner compris', 'person_night', 6930000, 5300000, 9910000),
      ('ngcdoc', 'night_guesthouse', 'Nuit en chambre d’hôtes', 'Chez l’habitant compris', 'person_night', 3200000, 3200000, 3200000),
      ('ngc', 'night_rental', 'Nuit en gîte ou en chalet', 'Compté comme une location', 'person_night', 5300000, 5200000, 5300000),
      ('ngc', 'night_hostel', 'Nuit en auberge', 'Dortoir de six', 'person_night', 1155000, 1155000, 1155000),
      ('hostel', 'night_refuge', 'Nuit en refuge ou en cabane', 'Faute de facteur publié, celui de l’auberge, et l’héliportage du ravitaillement n’y est pas compté', 'person_night', 1155000, 1155000, 1155000),
      ('ngc', 'night_camping', 'Nuit en tente ou en bivouac', 'Celle d’un camping, au plus', 'person_night', 1400000, 1400000, 1400000),
      ('hostel', 'night_boat', 'Nuit en bateau', 'Faute de facteur publié, celui de l’auberge, la route du bateau compte dans les trajets', 'person_night', 1155000, 1155000, 1155000),
      ('ngc', 'meal_breakfast', 'Petit déjeuner', 'Continental', 'meal', 320000, 320000, 320000),
      ('ngc', 'meal_vegan', 'Repas végétalien', '', 'meal', 540000, 540000, 540000),
      ('ngc', 'meal_vegetarian', 'Repas végétarien', '', 'meal', 850000, 850000, 850000),
      ('ngc', 'meal_white_meat', 'Repas avec viande blanche', '', 'meal', 1650000, 1650000, 1650000),
      ('ngc', 'meal_red_meat', 'Repas avec viande rouge', '', 'meal', 5010000, 5010000, 5010000),
      ('ngc', 'meal_oily_fish', 'Repas avec poisson gras', '', 'meal', 1450000, 1450000, 1450000),
      ('ngc', 'meal_white_fish', 'Repas avec poisson blanc', '', 'meal', 2220000, 2220000, 2220000)
    ) f (origin, key, label, note, unit, value_mg, low_mg, high_mg)
    join (values
      ('impact', 'Impact CO2 (ADEME)', 'juillet 2026'),
      ('ngc', 'Nos Gestes Climat (ADEME)', '4.10.2'),
      ('ngcdoc', 'Nos Gestes Climat (ADEME), documentation', 'hébergement, 2020'),
      ('abroad', 'Lagopède, d’après Impact CO2 (ADEME)', 'juillet 2026'),
      ('hostel', 'Lagopède, d’après Nos Gestes Climat (ADEME)', '4.10.2')
    ) s (origin, source, version) using (origin)
  `)
  await db.execute(sql`
    create function emission_factors_begin_later() returns trigger language plpgsql as $$
    begin
      if new.effective_from < (now() at time zone 'Europe/Paris')::date then
        raise exception 'A factor begins on %, which has passed.', new.effective_from
          using errcode = 'check_violation', constraint = 'emission_factors_begin_later';
      end if;
      return new;
    end $$;
    create trigger emission_factors_begin_later before insert on emission_factors
      for each row execute function emission_factors_begin_later();
    create trigger emission_factors_are_kept before update or delete on emission_factors
      for each row execute function refuse_rewriting();
    create trigger emission_factors_are_not_emptied before truncate on emission_factors
      for each statement execute function refuse_rewriting();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table emission_factors;
    drop function emission_factors_begin_later();
  `)
}
