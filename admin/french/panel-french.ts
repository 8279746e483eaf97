import { ACCOUNT_WORDS } from './account-words'
import { EDITOR_WORDS } from './editor-words'
import { FORM_WORDS } from './form-words'
import { GENERAL_WORDS } from './general-words'
import { LIST_WORDS } from './list-words'
import { VERSION_WORDS } from './version-words'

/** Where Payload's own French is missing, wrong or formal: the panel says « tu », like the rest of the house. */
export const PANEL_FRENCH = {
  ...ACCOUNT_WORDS,
  ...EDITOR_WORDS,
  ...FORM_WORDS,
  ...GENERAL_WORDS,
  ...LIST_WORDS,
  ...VERSION_WORDS,
}
