import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ControlNames } from './control-names'

const Field = ({ label, depth = '' }: { label: string; depth?: string }) => (
  <div className="field-type text">
    <label className="field-label" htmlFor={`field-phone${depth}`}>
      {label}
    </label>
    <input id="field-phone" />
  </div>
)

const Panel = ({ isOpen = false }) => (
  <ControlNames>
    <Field label="Téléphone du client" />
    {isOpen && (
      <dialog open>
        <Field label="Téléphone du voyageur" depth="-2" />
      </dialog>
    )}
  </ControlNames>
)

it('ties the label of a drawer to its own field, and leaves the one beneath', async () => {
  const { rerender } = render(<Panel />)
  rerender(<Panel isOpen />)
  const field = await screen.findByLabelText('Téléphone du voyageur')
  expect(screen.getByRole('dialog')).toContainElement(field)
  expect(screen.getByLabelText('Téléphone du client').closest('dialog')).toBeNull()
})

const Select = ({ isRequired = false }) => (
  <div className="field-type relationship" id="field-guide">
    <label className="field-label" htmlFor="field-guide">
      Guide{isRequired && <span className="required">*</span>}
    </label>
    <input className="rs__input" />
  </div>
)

const Calendar = () => (
  <div className="date-time-picker">
    <button className="date-time-picker__clear-button" type="button" />
    <input />
  </div>
)

it('names a select and a calendar by the label above them', async () => {
  render(
    <ControlNames>
      <Select isRequired />
      <div className="field-type date-time-field">
        <label className="field-label" htmlFor="field-departure_start">
          Premier jour
        </label>
        <Calendar />
      </div>
    </ControlNames>,
  )
  expect(await screen.findByRole('textbox', { name: 'Guide' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Premier jour' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vider\u00a0: Premier jour' })).toBeVisible()
})

it('names the calendar of a publication, and its button when it comes', async () => {
  const Drawer = ({ isFilled = false }) => (
    <ControlNames>
      <label className="field-label" htmlFor="field-time">
        Heure
      </label>
      <div className="date-time-picker">
        {isFilled && <button className="date-time-picker__clear-button" type="button" />}
        <input />
      </div>
    </ControlNames>
  )
  const { rerender } = render(<Drawer />)
  expect(await screen.findByRole('textbox', { name: 'Heure' })).toBeVisible()
  rerender(<Drawer isFilled />)
  expect(await screen.findByRole('button', { name: 'Vider\u00a0: Heure' })).toBeVisible()
})

it('names the parts of a filter', async () => {
  render(
    <ControlNames>
      <div className="condition__operator">
        <input className="rs__input" />
      </div>
    </ControlNames>,
  )
  expect(await screen.findByRole('textbox', { name: 'Comparaison' })).toBeVisible()
})

const List = ({ isAlive }: { isAlive: boolean }) => (
  <ControlNames>
    <fieldset className="until-alive" disabled={!isAlive}>
      <table>
        <tbody>
          <tr>
            <td className="cell-_select">
              <div className="select-row">
                <input aria-label="" type="checkbox" />
              </div>
            </td>
            <td>LG-27-0828-943</td>
          </tr>
        </tbody>
      </table>
    </fieldset>
  </ControlNames>
)

it('names the tick of a row by the cell beside it, once the page is alive', async () => {
  const { rerender } = render(<List isAlive={false} />)
  expect(screen.getByRole('checkbox').getAttribute('aria-label')).toBe('')
  rerender(<List isAlive />)
  expect(await screen.findByRole('checkbox', { name: 'Choisir\u00a0: LG-27-0828-943' })).toBeVisible()
})

it('names the text of an editor by its label, and the buttons of its bar and of a row', async () => {
  render(
    <ControlNames>
      <div className="field-type rich-text-lexical">
        <label className="field-label" htmlFor="field-description">
          Description
        </label>
        <button className="toolbar-popup__button-bold" type="button" />
        <div className="ContentEditable__root" contentEditable role="textbox" suppressContentEditableWarning />
      </div>
      <div className="collapsible">
        <div className="collapsible__drag" role="button" tabIndex={0} />
        <button className="array-actions__button" type="button" />
      </div>
    </ControlNames>,
  )
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveProperty(
    'className',
    'ContentEditable__root',
  )
  for (const name of ['Gras', 'Déplacer cette ligne', 'Actions sur cette ligne']) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1)
  }
})
