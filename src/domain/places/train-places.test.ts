import { describe, expect, it } from 'vitest'
import { boardingPlace, stationIn } from './train-places'

describe('where one takes the train', () => {
  it.each([
    ['Paris', 'Paris Gare de Lyon', 'Paris'],
    ['Lyon', 'Lyon Part-Dieu', 'Lyon'],
    ['Nice', 'Nice-Ville', 'Nice'],
    ['Annecy', 'Annecy', 'Annecy'],
    ['Sassenage', 'Grenoble', 'Grenoble'],
    ['Saint-Martin', 'Saint-Martin-Belleville', 'Saint-Martin-Belleville'],
    ['Lyon', null, 'Lyon'],
  ])('from %s with the station %s is %s', (town, station, place) => {
    expect(boardingPlace({ town, station })).toBe(place)
  })
})

describe('the station in what the staff wrote', () => {
  it.each([
    ['Grenoble', 'Grenoble'],
    ['Gare de Grenoble, puis bus T64 ou T65', 'Grenoble'],
    ['Gare centrale de Stockholm, puis bus 433', 'Stockholm'],
    ['Gare d’Inverness', 'Inverness'],
    ["Gare d'Annecy", 'Annecy'],
    ['Gare du Mans', 'Le Mans'],
    ['Gare des Houches', 'Les Houches'],
    ['Gare de la Rochelle', 'La Rochelle'],
    ['Gare de L’Isle-sur-la-Sorgue', 'L’Isle-sur-la-Sorgue'],
    ['Villabassa–Braies (Niederdorf–Prags)', 'Villabassa–Braies'],
    ['Lisboa Oriente', 'Lisboa Oriente'],
    ['Port de Corfou', null],
    ['Port-Vendres', 'Port-Vendres'],
    ['  ', null],
    [null, null],
  ])('%s is %s', (words, station) => {
    expect(stationIn(words)).toBe(station)
  })
})
