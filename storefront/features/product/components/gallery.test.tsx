import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Gallery } from './gallery'

const photos = ['Le lac', 'La cabane', 'Le col'].map((alt, index) => ({
  url: `/media/${index}-640.webp`,
  alt,
  width: 1536,
  height: 1152,
}))
const caption = async () => (await screen.findByRole('dialog')).querySelector('figcaption')?.textContent

describe('gallery', () => {
  it('opens on the picture asked for and turns with the arrow keys, round and round', async () => {
    render(<Gallery photos={photos} />)
    await userEvent.click(screen.getByRole('button', { name: /Agrandir l’image 2/ }))
    expect(await caption()).toBe('2/3 La cabane')
    screen.getByRole('button', { name: 'Image suivante' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await caption()).toBe('3/3 Le col')
    await userEvent.keyboard('{ArrowRight}')
    expect(await caption()).toBe('1/3 Le lac')
    await userEvent.keyboard('{ArrowLeft}')
    expect(await caption()).toBe('3/3 Le col')
  })

  it('names the button of a picture without a description by its number alone', () => {
    render(<Gallery photos={[{ url: '/media/9-640.webp', alt: '', width: 1536, height: 1152 }]} />)
    expect(screen.getByRole('button', { name: 'Agrandir l’image 1' })).toBeVisible()
  })

  it('claims no photograph, for it may show drawings', () => {
    render(<Gallery photos={photos} />)
    expect(screen.getByRole('button', { name: 'Voir les 3\u00a0images' })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/photo/i)
  })

  it('loads the first picture at once and the others when they come', () => {
    render(<Gallery photos={photos} />)
    const images = screen.getAllByRole('img')
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'low', 'low'])
  })
})
