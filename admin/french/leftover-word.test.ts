import { expect, it } from 'vitest'
import { houseType } from './house-type'
import { leftoverWord } from './leftover-word'

it.each([
  ['Edit link', 'Modifier le lien'],
  ['Edit Tour du Mont-Blanc', 'Modifier\u00a0: Tour du Mont-Blanc'],
  ['ID:', 'Nº'],
  ['366 bytes', '366\u00a0octets'],
  ['0 bytes', '0\u00a0octets'],
  ['12MB — 4000x3000 — image/jpeg', '12\u00a0Mo — 4000x3000 — image/jpeg'],
  ['3KB', '3\u00a0ko'],
  ['Close toast', 'Fermer ce message'],
  ['Successfully saved 3 files', 'Fichiers enregistrés\u00a0: 3.'],
  ['Failed to fetch', 'La connexion est perdue\u00a0: rien n’a été enregistré.'],
  ['Rechercher par Numéro Ou Nom', 'Rechercher par numéro ou nom'],
  ['Rechercher par Titre, Texte alternatif Ou ID', 'Rechercher par titre, texte alternatif ou ID'],
])('says %s in French', (said, meant) => {
  expect(leftoverWord(said)).toBe(meant)
  expect(houseType(meant)).toBe(meant)
})

it.each(['Fermer', 'Rechercher par nom', 'Lieu Ou Date', 'Édition du printemps', 'On a vu « Edit link »', ''])(
  'leaves %j alone',
  (text) => {
    expect(leftoverWord(text)).toBeNull()
  },
)
