/** What the panel's parts say in English by themselves, out of every catalogue: to screen readers, and in messages. */
const LEFTOVERS: ReadonlyArray<readonly [said: RegExp, meant: string]> = [
  [/^Add block$/, 'Ajouter un bloc'],
  [/^Close toast$/, 'Fermer ce message'],
  [/^Copy URL$/, 'Copier l’adresse'],
  [/^Drag to move$/, 'Faire glisser pour déplacer'],
  [/^ID:$/, 'Nº'],
  [/^(\d+) bytes\b/, '$1\u00a0octets'],
  [/^(\d+)KB\b/, '$1\u00a0ko'],
  [/^(\d+)([MG])B\b/, '$1\u00a0$2o'],
  [/^Edit link$/, 'Modifier le lien'],
  [/^Edit (.+)$/, 'Modifier\u00a0: $1'],
  [/^Insert Paragraph$/, 'Ajouter un paragraphe'],
  [/^Notifications (alt\+T)$/, 'Messages ($1)'],
  [/^Remove link$/, 'Retirer le lien'],
  [/^select-all$/, 'Tout choisir'],
  [/^(?:Failed to fetch|Load failed|NetworkError.*)$/, 'La connexion est perdue\u00a0: rien n’a été enregistré.'],
  [/^Failed to fetch the file\.$/, 'Le fichier n’a pas pu être lu à cette adresse.'],
  [/^Failed to save (\d+) files$/, 'Fichiers qui n’ont pas pu être enregistrés\u00a0: $1.'],
  [/^No (?:upload|relationship) collections enabled$/, 'Rien ne se choisit ici.'],
  [/^Refreshing (?:token|permissions) failed: .*$/, 'Ta session n’a pas pu être prolongée\u00a0: recharge la page.'],
  [/^Successfully saved (\d+) files$/, 'Fichiers enregistrés\u00a0: $1.'],
  [/^The provided URL is not allowed\.$/, 'Cette adresse n’est pas permise.'],
  [/^To reorder the rows you must first sort.*$/, 'Pour changer l’ordre des lignes, trie-les d’abord par ordre.'],
  [/^Your request was too large.*$/, 'C’est trop lourd pour être enregistré.'],
]

/** The French of a text that the panel has in English alone, or null for any other. */
export const leftoverWord = (text: string): string | null => {
  const leftover = LEFTOVERS.find(([said]) => said.test(text))
  if (leftover) return text.replace(...leftover)
  const search = searchWords(text)
  return search === text ? null : search
}

/** A list says what its search looks into by the labels of its fields, and each comes with its capital. */
const searchWords = (text: string): string =>
  text.startsWith('Rechercher par ')
    ? text
        .replaceAll(' Ou ', ' ou ')
        .replace(/(?<=^Rechercher par |, | ou )\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase())
    : text
