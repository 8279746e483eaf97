import { describe, expect, it } from 'vitest'
import { isSevereAllergy } from './severe-allergy'

describe('isSevereAllergy', () => {
  it.each([
    ['Allergie grave aux noix', true],
    ['allergique, très sévère', false],
    ['Allergie très sévère aux arachides', true],
    ['Allergie aux noix (œdème de Quincke en 2019)', true],
    ['Adrénaline dans le sac, poche droite', true],
    ['Porte un ÉpiPen', true],
    ['Risque d’anaphylaxie', true],
    ['Allergie au pollen', false],
    ['Pas d’allergie grave', false],
    ['Aucune allergie grave', false],
    ['Ne sort jamais sans adrénaline', true],
    ['Pas de gluten, choc anaphylactique en 2020', true],
    ['Végétarien. Anaphylaxie aux piqûres de guêpe', true],
    ['Végétarien', false],
    ['Rien à signaler', false],
    [null, false],
  ])('« %s »: %s', (diet, expected) => {
    expect(isSevereAllergy(diet)).toBe(expected)
  })
})
