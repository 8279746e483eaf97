import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { buildElevationProfile } from '@/domain/routes/elevation-profile'
import type { RoutePosition } from '@/domain/routes/route'
import { ElevationChart } from './elevation-chart'

const START: RoutePosition = [5, 45, 1111]
const HUT: RoutePosition = [5, 45.1, 1500]
const SUMMIT: RoutePosition = [5, 45.2, 2341]
const VALLEY: RoutePosition = [5, 45.3, 570]

const profile = buildElevationProfile({
  parts: [[START, HUT, SUMMIT, VALLEY]],
  places: [
    { day: 1, position: HUT },
    { day: 2, position: VALLEY },
  ],
  announcedKm: 60,
})

const Chart = () => {
  const [km, setKm] = useState<number | null>(null)
  return profile && <ElevationChart profile={profile} km={km} onRead={setKm} />
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const slider = () => screen.getByRole('slider', { name: /profil d’altitude/ })
const read = () => plain(slider().getAttribute('aria-valuetext'))

describe('elevation chart', () => {
  it('says the whole profile in one sentence', () => {
    render(<Chart />)
    const summary = document.getElementById(slider().getAttribute('aria-describedby') ?? '')
    expect(plain(summary?.textContent ?? '')).toBe(
      'Profil d’altitude : départ à 1 111 m, point haut à 2 341 m, jour 2, point bas à 570 m, arrivée à 570 m',
    )
  })

  it('is read with the keyboard, kilometre by kilometre', async () => {
    render(<Chart />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(read()).toMatch(/^Jour 1, km 2, 1 1\d\d m$/)
    await userEvent.keyboard('{End}')
    expect(read()).toBe('Jour 2, km 60, 570 m')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(read()).toBe('Jour 1, km 0, 1 111 m')
  })
})
