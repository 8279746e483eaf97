import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FrenchLeftovers } from './french-leftovers'

const Panel = ({ isOpen = false, name = 'Enregistrer' }) => (
  <FrenchLeftovers>
    <button type="button" aria-label={name} />
    {isOpen && (
      <ol>
        <li data-sonner-toast="">
          <button type="button" aria-label="Close toast" />
          <div data-title="">Successfully saved 2 files</div>
        </li>
      </ol>
    )}
    <input aria-label="Titre" defaultValue="Edit link" />
  </FrenchLeftovers>
)

it('says in French what is there, what appears and what changes its name', async () => {
  const { rerender } = render(<Panel name="Drag to move" />)
  expect(await screen.findByRole('button', { name: 'Faire glisser pour déplacer' })).toBeVisible()
  rerender(<Panel isOpen name="Add block" />)
  expect(await screen.findByRole('button', { name: 'Ajouter un bloc' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Fermer ce message' })).toBeVisible()
  expect(await screen.findByText(/Fichiers enregistrés\s: 2\./)).toBeVisible()
})

it('says what a search looks into as a sentence does', async () => {
  render(
    <FrenchLeftovers>
      <input placeholder="Rechercher par Numéro Ou Nom" />
    </FrenchLeftovers>,
  )
  expect(await screen.findByPlaceholderText('Rechercher par numéro ou nom')).toBeVisible()
})

it('changes nothing that somebody wrote', async () => {
  const { rerender } = render(<Panel />)
  rerender(<Panel isOpen />)
  await screen.findByRole('button', { name: 'Fermer ce message' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titre' }).value).toBe('Edit link')
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
})
