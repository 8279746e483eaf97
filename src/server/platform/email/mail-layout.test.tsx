import { render } from '@react-email/components'
import { expect, it } from 'vitest'
import { MailLayout } from './mail-layout'
import { FootnoteLink, MailAction } from './mail-parts'
import { MailSignature } from './mail-signature'

const write = async () => {
  const html = await render(
    <MailLayout
      preview=""
      siteUrl="https://lagopede.test"
      footnote={<FootnoteLink href="https://lagopede.test/desinscription">Me désinscrire</FootnoteLink>}
    >
      <MailAction href="https://lagopede.test/confirmer">Confirmer</MailAction>
    </MailLayout>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

it('is as wide as a phone', async () => {
  const viewport = (await write()).querySelector('meta[name="viewport"]')
  expect(viewport?.getAttribute('content')).toBe('width=device-width, initial-scale=1')
})

it('ends with the lines it is sent with', async () => {
  const html = await render(
    <MailSignature value={['Registre\u00a0: IM074180018', 'Garantie\u00a0: un garant']}>
      <MailLayout preview="" siteUrl="https://lagopede.test" footnote="">
        Bonjour
      </MailLayout>
    </MailSignature>,
  )
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body
  expect(textContent).toMatch(/Bonjour[\s\S]*IM074180018[\s\S]*un garant\s*$/)
})

it('underlines the links of its last lines', async () => {
  const links = (await write()).querySelectorAll<HTMLElement>('a[href$="desinscription"], a[href*="legales"]')
  expect([...links].map(({ style }) => style.textDecoration)).toEqual(['underline', 'underline'])
})

it('breaks an address only where it does not fit on a line', async () => {
  const address = [...(await write()).querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('https'))
  expect(address?.closest('p')?.getAttribute('style')).toContain('overflow-wrap:anywhere')
  expect(address?.closest('p')?.getAttribute('style')).not.toContain('break-all')
})
