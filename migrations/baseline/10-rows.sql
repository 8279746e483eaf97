-- What the agency begins with. Tables of towns and stations are filled from data packages, by `fill-places.ts`.

insert into cancellation_rules (version, effective_on, status, is_default, frozen)
values ('1', '2018-01-01T12:00:00Z', 'published', true, '[{"days_before": 30, "refund_percent": 100},
  {"days_before": 14, "refund_percent": 70}, {"days_before": 0, "refund_percent": 0}]');

insert into cancellation_rules_steps (_order, _parent_id, id, days_before, refund_percent)
select s.rank, c.id, 'cancellation-1-' || s.rank, (s.step ->> 'days_before')::int, (s.step ->> 'refund_percent')::int
from cancellation_rules c, jsonb_array_elements(c.frozen) with ordinality as s (step, rank);

insert into house_switches default values;

insert into saved_card_terms (version, effective_from, body)
values ('2026-11', '2026-11-01 00:00:00+00', 'Tu autorises Lagopède à débiter de cette carte le solde de cette réservation, et rien d’autre, sans que tu aies à confirmer de nouveau.
Le débit se fait à la date du solde. Nous t’écrivons au moins trois jours avant, avec le montant et le jour.
Ton numéro de carte reste chez notre prestataire de paiement. Nous n’en gardons que la référence qu’il nous donne, la marque et les quatre derniers chiffres.
Tu retires ton accord quand tu veux, sans frais et sans motif, à la page de ta réservation dans ton espace : tu règles alors le solde toi-même.
La carte est oubliée dès que le solde est réglé, ou la réservation annulée. Si ta banque refuse ou demande ta confirmation, nous t’écrivons avec un lien pour régler, et tes places sont gardées.');

insert into emission_factors
  (key, label, note, unit, value_mg, low_mg, high_mg, source, version, read_on, effective_from, reason)
values
  ('train_tgv', 'TGV', 'Électricité et construction du train', 'passenger_km', 2930, 2930, 2930, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('train_intercites', 'Intercités et train de nuit', 'Nos Gestes Climat compte 7,5 g, sans la construction des voies', 'passenger_km', 8980, 7500, 8980, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('train_ter', 'TER', 'Moyenne électrique et gazole', 'passenger_km', 27700, 27700, 27700, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('train_abroad', 'Train à l’étranger', 'Faute de facteur par pays, le plus élevé des trains français, le plus bas est celui des Intercités', 'passenger_km', 27700, 8980, 27700, 'Lagopède, d’après Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('train_suburban', 'RER et Transilien', 'Île-de-France', 'passenger_km', 9780, 9780, 9780, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('metro', 'Métro et tramway', 'Moyenne nationale', 'passenger_km', 5030, 5030, 5030, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('bus', 'Bus de ville', 'Gazole, remplissage moyen', 'passenger_km', 122400, 120000, 122400, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('coach', 'Car', 'Gazole, remplissage moyen', 'passenger_km', 37600, 37500, 37600, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('car', 'Voiture, par véhicule', 'Diesel compacte, fabrication comprise', 'vehicle_km', 227600, 227600, 227600, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('car_electric', 'Voiture électrique, par véhicule', 'Compacte, fabrication comprise', 'vehicle_km', 107800, 107800, 107800, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('plane_1000', 'Avion, jusqu’à 1 000 km', 'Traînées de condensation comprises', 'passenger_km', 224600, 200000, 300000, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('plane_2000', 'Avion, de 1 001 à 2 000 km', 'Traînées de condensation comprises', 'passenger_km', 184700, 180000, 200000, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('plane_5000', 'Avion, de 2 001 à 5 000 km', 'Traînées de condensation comprises', 'passenger_km', 166800, 160000, 170000, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('plane_far', 'Avion, au-delà de 5 000 km', 'Traînées de condensation comprises', 'passenger_km', 177900, 150000, 177900, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('ferry_seat', 'Ferry, passager à pied', 'Siège, sans cabine ni voiture', 'passenger_km', 109000, 109000, 109000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('ferry_cabin', 'Ferry, en cabine', 'Cabine à deux, sans voiture', 'passenger_km', 189000, 189000, 189000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('ferry_vehicle', 'Ferry, la voiture', 'La place de la voiture, en plus de la cabine', 'vehicle_km', 227000, 227000, 227000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('ebike', 'Vélo électrique', 'Fabrication comprise', 'passenger_km', 11000, 11000, 11000, 'Impact CO2 (ADEME)', 'juillet 2026', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_hotel', 'Nuit d’hôtel', 'Petit déjeuner compté à part, le comparateur public de l’ADEME dit 5,3 kg, son étude de 2020 9,91 kg petit déjeuner compris', 'person_night', 6930000, 5300000, 9910000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_guesthouse', 'Nuit en chambre d’hôtes', 'Chez l’habitant compris', 'person_night', 3200000, 3200000, 3200000, 'Nos Gestes Climat (ADEME), documentation', 'hébergement, 2020', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_rental', 'Nuit en gîte ou en chalet', 'Compté comme une location', 'person_night', 5300000, 5200000, 5300000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_hostel', 'Nuit en auberge', 'Dortoir de six', 'person_night', 1155000, 1155000, 1155000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_refuge', 'Nuit en refuge ou en cabane', 'Faute de facteur publié, celui de l’auberge, et l’héliportage du ravitaillement n’y est pas compté', 'person_night', 1155000, 1155000, 1155000, 'Lagopède, d’après Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_camping', 'Nuit en tente ou en bivouac', 'Celle d’un camping, au plus', 'person_night', 1400000, 1400000, 1400000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('night_boat', 'Nuit en bateau', 'Faute de facteur publié, celui de l’auberge, la route du bateau compte dans les trajets', 'person_night', 1155000, 1155000, 1155000, 'Lagopède, d’après Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_breakfast', 'Petit déjeuner', 'Continental', 'meal', 320000, 320000, 320000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_vegan', 'Repas végétalien', '', 'meal', 540000, 540000, 540000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_vegetarian', 'Repas végétarien', '', 'meal', 850000, 850000, 850000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_white_meat', 'Repas avec viande blanche', '', 'meal', 1650000, 1650000, 1650000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_red_meat', 'Repas avec viande rouge', '', 'meal', 5010000, 5010000, 5010000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_oily_fish', 'Repas avec poisson gras', '', 'meal', 1450000, 1450000, 1450000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.'),
  ('meal_white_fish', 'Repas avec poisson blanc', '', 'meal', 2220000, 2220000, 2220000, 'Nos Gestes Climat (ADEME)', '4.10.2', '2026-11-25', '2026-07-01', 'Premiers facteurs de la méthode 3.');
