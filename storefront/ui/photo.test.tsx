import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fileAddress } from '@/domain/pictures/file-address'
import { Photo } from './photo'

/** The addresses of a `srcset`, as browsers cut it. */
const candidates = (srcset: string): string[] => srcset.split(/,\s+/).map((one) => one.split(/\s+/)[0] ?? '')

it.each(['Capture d’écran 2026-11-28 à 11.02.03 été AM', 'col, neige (1) & ciel', '雪山 100 %', 'vercors'])(
  'offers « %s » in each width',
  (name) => {
    render(<Photo src={fileAddress({ collection: 'media', name: `${name}-640.webp` })} alt="Un col" sizes="100vw" />)
    const srcset = screen.getByRole('img').getAttribute('srcset') ?? ''
    expect(candidates(srcset)).toEqual(
      [320, 640, 768, 1024, 1280, 1536].map((width) =>
        fileAddress({ collection: 'media', name: `${name}-${String(width)}.webp` }),
      ),
    )
  },
)

it('shows a picture whose sizes are not drawn yet as it is', () => {
  render(<Photo src="/api/media/file/vercors-a1b2.webp" alt="Un col" sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
})
