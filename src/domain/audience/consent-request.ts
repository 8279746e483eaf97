/** What measures on a site, beside where a visit came from: each is there when the operator has it. */
export type Measuring = { tagManager: boolean; pixel: boolean }

/** What a visitor lets the site do, purpose by purpose. */
export type Consent = { audience: boolean; advertising: boolean }
export type Purpose = keyof Consent

/** A cookie, what it is for, and how long it stays. */
export type ConsentCookie = { name: string; use: string; lasts: string }
/** What serves a purpose: who makes it and receives what it learns, and what it leaves in the browser. */
export type ConsentTool = { purpose: Purpose; name: string; recipient: string; cookies: ConsentCookie[] }

const PURPOSES: Array<{ purpose: Purpose; title: string; text: string }> = [
  {
    purpose: 'audience',
    title: 'Mesure d’audience',
    text: 'Savoir quelles pages servent, lesquelles t’égarent, et d’où tu viens.',
  },
  {
    purpose: 'advertising',
    title: 'Publicité',
    text: 'Voir si une annonce t’a amené(e) jusqu’ici, et ne plus te la montrer.',
  },
]

const SOURCE: ConsentTool = {
  purpose: 'audience',
  name: 'Provenance de la visite',
  recipient: 'Lagopède',
  cookies: [{ name: 'utm_source', use: 'site ou campagne d’où tu viens', lasts: '1 an' }],
}

const TAG_MANAGER: ConsentTool = {
  purpose: 'audience',
  name: 'Google Tag Manager et Google Analytics',
  recipient: 'Google Ireland Limited',
  cookies: [{ name: '_ga', use: 'reconnaître une visite de la suivante', lasts: '13 mois' }],
}

const PIXEL: ConsentTool = {
  purpose: 'advertising',
  name: 'Pixel de Meta',
  recipient: 'Meta Platforms Ireland Limited',
  cookies: [
    { name: '_fbp', use: 'résultat des annonces', lasts: '3 mois' },
    { name: '_fbc', use: 'annonce qui t’a amené(e)', lasts: '3 mois' },
  ],
}

/** What a visitor is asked, word for word. A choice holds for exactly this: its digest is the version of the request. */
export type ConsentRequest = {
  title: string
  text: string
  purposes: Array<{ purpose: Purpose; title: string; text: string; tools: ConsentTool[] }>
}

/** What a site asks its visitors, by what it measures with. */
export const consentRequest = ({ tagManager, pixel }: Measuring): ConsentRequest => {
  const tools = [SOURCE, ...(tagManager ? [TAG_MANAGER] : []), ...(pixel ? [PIXEL] : [])]
  const what = pixel
    ? 'Deux mesures nous aident\u00a0: l’audience du site et le résultat de nos annonces.'
    : 'Une mesure nous aide\u00a0: l’audience du site, et d’où viennent nos visiteurs.'
  return {
    title: 'On peut compter les visites\u00a0?',
    text: `${what} Sans ton accord, elle${pixel ? 's ne se font' : ' ne se fait'} pas, et le site marche pareil. Les pages vues, elles, sont comptées sans cookie et sans savoir par qui\u00a0: «\u00a0Choisir\u00a0» permet de t’y opposer.`,
    purposes: PURPOSES.map((one) => ({
      ...one,
      tools: tools.filter(({ purpose }) => purpose === one.purpose),
    })).filter((one) => one.tools.length > 0),
  }
}

/** All that a request asks for, and nothing that it does not. */
export const acceptAll = ({ purposes }: ConsentRequest): Consent => {
  const asked = purposes.map(({ purpose }) => purpose)
  return { audience: asked.includes('audience'), advertising: asked.includes('advertising') }
}
