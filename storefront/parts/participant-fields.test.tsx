import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { NO_DIET } from '@/domain/travelers/participant-diet'
import { ParticipantFields } from './participant-fields'

const show = (errors = {}) => {
  const onChange = vi.fn<(value: ParticipantDraft) => void>()
  const Form = () => {
    const [value, setValue] = useState<ParticipantDraft>(BLANK_PARTICIPANT)
    return (
      <ParticipantFields
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        errors={errors}
        sizesAsked={['shoe_eu', 'clothing']}
        demand={3}
        idPrefix="traveler-2"
      />
    )
  }
  render(<Form />)
  return () => onChange.mock.lastCall?.[0]
}

describe('ParticipantFields', () => {
  it('gathers what is typed of a traveler', async () => {
    const typed = show()
    await userEvent.type(screen.getByLabelText('Prénom'), 'Hugo')
    await userEvent.type(screen.getByLabelText('Date de naissance'), '28021990')
    await userEvent.selectOptions(screen.getByLabelText('Niveau'), '3/5, Modéré')
    await userEvent.type(screen.getByLabelText('Pointure'), '42')
    expect(typed()).toEqual({
      ...BLANK_PARTICIPANT,
      first_name: 'Hugo',
      birth_date: '1990-02-28',
      level: 3,
      sizes: { shoe_eu: '42' },
    })
  })

  it('asks for no size that the trip does not need', () => {
    show()
    expect(screen.queryByLabelText('Poids (kg)')).toBeNull()
  })

  it('takes « Rien à signaler » as an answer, and takes it back', async () => {
    const typed = show()
    const tick = screen.getByRole('checkbox', { name: NO_DIET })
    await userEvent.click(tick)
    expect(typed()?.diet).toBe(NO_DIET)
    expect(screen.getByLabelText<HTMLInputElement>('Régime, allergies, santé').disabled).toBe(true)
    await userEvent.click(tick)
    expect(typed()?.diet).toBeNull()
  })

  it.each([
    ['nothing more of one that is enough', '3/5, Modéré', /demande un niveau 3\/5\./],
    ['that it is a step above', '2/5, Accessible', /3\/5, un cran au-dessus.+le guide est prévenu/],
    ['that it is far above', '1/5, Découverte', /3\/5, bien au-dessus.+le guide est prévenu/],
  ])('says of the level %s', async (_what, level, words) => {
    show()
    const field = screen.getByLabelText<HTMLSelectElement>('Niveau')
    await userEvent.selectOptions(field, field.options[Number(level.charAt(0))]?.label ?? '')
    expect(screen.getByText(words)).toBeVisible()
  })

  it('says under a field what is wrong with it', () => {
    show({ phone: 'Le numéro est incomplet ou invalide', 'sizes.shoe_eu': 'Trop long' })
    expect(screen.getByLabelText('Téléphone').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Trop long')).toBeVisible()
  })
})
