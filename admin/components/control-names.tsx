'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Around the panel: names for screen readers the controls that Payload leaves without a name, as they appear or come to life.
 * Its labels are tied to text inputs alone, and in a drawer to none.
 */
export const ControlNames = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    nameControls(document.body)
    const observer = new MutationObserver((mutations) => {
      for (const changed of mutations.flatMap(({ type, target, addedNodes }) =>
        type === 'attributes' ? [target] : [...addedNodes],
      )) {
        if (changed instanceof Element)
          nameControls(changed.closest('.field-type, tr') ?? changed.parentElement ?? changed)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
    }
  }, [])
  return children
}

/** Of a page not yet alive nothing is named: React would find there another page than the one it sent. */
const ALIVE = ':not(.until-alive:disabled *)'

const nameControls = (root: Element): void => {
  tieLabels(root)
  for (const input of root.querySelectorAll(
    `:is(.rs__input, .date-time-picker input, .ContentEditable__root)${ALIVE}`,
  )) {
    name(input, labelOf(input))
  }
  for (const button of root.querySelectorAll(`.date-time-picker__clear-button${ALIVE}`)) {
    name(button, ['Vider', labelOf(button)].filter(Boolean).join('\u00a0: '))
  }
  for (const [control, said] of Object.entries(NAMES)) {
    for (const found of root.querySelectorAll(`${control}${ALIVE}`)) name(found, said)
  }
  for (const tick of root.querySelectorAll(`.select-row input${ALIVE}`)) {
    name(tick, `Choisir\u00a0: ${textOf(tick.closest('td')?.nextElementSibling)}`)
  }
}

/** Those that have one name wherever they stand. */
const NAMES = {
  '.condition__field input': 'Champ',
  '.condition__operator input': 'Comparaison',
  '.condition__value input': 'Valeur',
  '.condition__actions-add': 'Ajouter une condition',
  '.condition__actions-remove': 'Retirer cette condition',
  '.clickable-arrow--left': 'Page précédente',
  '.clickable-arrow--right': 'Page suivante',
  '.doc-controls__popup .popup-button': 'Autres actions',
  '.btn--withPopup > .popup .popup-button': 'Autres façons d’enregistrer',
  '.clipboard-action__popup .popup-button': 'Copier et coller',
  '.array-actions__button': 'Actions sur cette ligne',
  '.collapsible__drag': 'Déplacer cette ligne',
  '.upload--has-many__drag': 'Déplacer ce fichier',
  '.upload-relationship-details__edit': 'Modifier ce fichier',
  '.upload-relationship-details__remove': 'Retirer ce fichier',
  '.file-details__remove': 'Retirer le fichier',
  '.copy-to-clipboard': 'Copier l’adresse',
  '.drawer-link__doc-drawer-toggler': 'Ouvrir',
  '.toolbar-popup__button-bold': 'Gras',
  '.toolbar-popup__button-italic': 'Italique',
  '.toolbar-popup__button-link': 'Lien',
}

const tieLabels = (root: Element): void => {
  for (const label of root.querySelectorAll<HTMLLabelElement>('label.field-label[for]')) {
    const untied = label.htmlFor.replace(/-\d+$/, '')
    if (label.control !== null || untied === label.htmlFor) continue
    const field = label.closest('.field-type')?.querySelector(`[id="${untied}"]`)
    if (field) field.id = label.htmlFor
  }
}

const name = (control: Element, said: string): void => {
  if (said !== '') control.setAttribute('aria-label', said)
}

/** Without the star of a required field. */
const labelOf = (control: Element): string =>
  textOf(
    control.closest('.field-type')?.querySelector('.field-label') ??
      control.closest('.date-time-picker')?.previousElementSibling,
  ).replace(/\*$/, '')

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''
