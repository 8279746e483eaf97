import { describe, expect, it } from 'vitest'
import type { SearchPoint } from '@/contract/search'
import { dressPin } from './dress-pin'

const point = (id: number, carbon: SearchPoint['carbon']): SearchPoint => ({
  ...{ id, slug: 'vercors', name: 'Vercors', price: 640, longitude: 5, latitude: 45, main_photo_small: null },
  ...{ duration_days: 5, carbon },
})
const carbon = { from: 'Lyon', trip_g: 6_000, stay_g: 13_000, minutes: 170, is_timed: true, changes: 1 }

const dressed = (points: SearchPoint[]) => {
  const button = document.createElement('button')
  const cluster = { key: 'one', longitude: 5, latitude: 45, points }
  dressPin({ button, cluster, selectedId: null, highlightedId: null })
  return { text: button.textContent, name: button.getAttribute('aria-label') }
}

describe('a pin of the map', () => {
  it('carries kilos, the stay with them, and says hours and price too', () => {
    expect(dressed([point(1, carbon)])).toEqual({
      text: '19\u00a0kg',
      name: 'Vercors, 19\u00a0kg CO₂e, aller-retour depuis Lyon et séjour compris, 2\u00a0h\u00a050 de train l’aller, 640\u00a0€',
    })
  })

  it('carries the price where the way is not told', () => {
    expect(dressed([point(1, null)])).toEqual({ text: '640\u00a0€', name: 'Vercors, 640\u00a0€' })
  })

  it('says what lies beyond the hours asked for, which is drawn faded, until it lies within', () => {
    const button = document.createElement('button')
    const cluster = { key: 'one', longitude: 5, latitude: 45, points: [point(1, null)] }
    dressPin({ button, cluster, selectedId: null, highlightedId: null, isFar: true })
    expect([button.dataset['far'], button.getAttribute('aria-label')]).toEqual([
      '',
      'Un peu plus loin\u00a0: Vercors, 640\u00a0€',
    ])
    dressPin({ button, cluster, selectedId: null, highlightedId: null })
    expect([button.dataset['far'], button.getAttribute('aria-label')]).toEqual([undefined, 'Vercors, 640\u00a0€'])
  })

  it('counts those of a cluster', () => {
    expect(dressed([point(1, carbon), point(2, null), point(3, carbon)])).toEqual({
      text: '3\u00a0aventures',
      name: '3\u00a0aventures, voir de plus près',
    })
  })
})
