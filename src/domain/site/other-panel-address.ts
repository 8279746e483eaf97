import { frenchSpaces } from '@/domain/text/french-spaces'

/** What is wrong, and what to do, where the panel is opened at another address than SITE_URL: no change can be saved there. */
export const otherPanelAddress = ({ opened, siteUrl }: { opened: string; siteUrl: string }): string =>
  // No comma: the panel's messages make a list of what follows a colon.
  frenchSpaces(
    `Rien n’est enregistré : ce panneau est ouvert à l’adresse ${opened} alors que SITE_URL vaut ${siteUrl}. ` +
      `Ouvre-le à l’adresse ${siteUrl}/admin ou donne à SITE_URL l’adresse que tu utilises et redémarre le site.`,
  )
