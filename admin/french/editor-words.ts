/** The rich text editor: its features' names, its menu of « / ». */
export const EDITOR_WORDS = {
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
