import { ACCOUNT_WORDS } from './account-words'
import { FORM_WORDS } from './form-words'
import { GENERAL_WORDS } from './general-words'
import { LIST_WORDS } from './list-words'
import { VERSION_WORDS } from './version-words'

/** The rich text editor: its features' names, its menu of « / ». */
const EDITOR_WORDS = {
  lexical: {
    align: { alignJustifyLabel: 'Justifier' },
    checklist: { label: 'Liste à cocher' },
    general: {
      placeholder: 'Écris ici, ou tape «\u00a0/\u00a0» pour insérer un élément…',
      slashMenuBasicGroupLabel: 'Éléments',
      toolbarItemsActive: 'Mises en forme\u00a0: {{count}}',
    },
    heading: { label: 'Titre de niveau {{headingLevel}}' },
    horizontalRule: { label: 'Filet' },
    indent: { decreaseLabel: 'Diminuer le retrait', increaseLabel: 'Augmenter le retrait' },
    orderedList: { label: 'Liste numérotée' },
    relationship: { label: 'Document lié' },
    unorderedList: { label: 'Liste à puces' },
    upload: { label: 'Image' },
  },
}

/** Where Payload's own French is missing, wrong or formal: the panel says « tu », like the rest of the house. */
export const PANEL_FRENCH = {
  ...ACCOUNT_WORDS,
  ...EDITOR_WORDS,
  ...FORM_WORDS,
  ...GENERAL_WORDS,
  ...LIST_WORDS,
  ...VERSION_WORDS,
}
