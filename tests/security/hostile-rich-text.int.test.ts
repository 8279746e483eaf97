import { createRequire } from 'node:module'
import config from '@payload-config'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { getPayload, type Field, type Payload, type RichTextField, type Tab } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextFault } from '@/domain/text/rich-text-fault'
import { refuseForeignText } from '@/collections/fields/text-editor'
import { toRichText } from '@lagopede/demo/rich-text'
import { presentPage } from '@/server/features/content/present-page'
import { listFaq } from '@/server/features/faq/list-faq'
import { query } from '@/server/platform/db/pool'
import { presentRichText } from '@/server/platform/payload/present-rich-text'
import { createArticle } from '../factories/article'
import { createExpedition } from '../factories/expedition'
import { createFaqEntry } from '../factories/faq-entry'
import { createLegalDocument } from '../factories/legal-document'
import { createPage } from '../factories/page'
import { createRecording } from '../factories/recording'
import { call } from '../integration/call'
import { signInAs } from '../integration/sign-in-as'

// The package has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Pick<Parameters<typeof convertHTMLToLexical>[0], 'JSDOM'>

const SCRIPT = 'x"><script>window.pwned=1</script><i class="'
/** A node that the editor does not have, which a converter of Payload's writes unescaped. */
const CELL = { type: 'tablecell', version: 1, headerState: SCRIPT, children: [] }
const hostileText = () => {
  const { root } = toRichText(['Une réponse.'])
  return { root: { ...root, children: [...root.children, CELL] } }
}
const hostileBlocks = () => [{ blockType: 'text', look: 'plain', body: hostileText() }]

let payload: Payload
const tokens: Record<'marketer' | 'staff', string> = { marketer: '', staff: '' }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  for (const role of ['marketer', 'staff'] as const) tokens[role] = (await signInAs(payload, { role })).token
})

type Refused = { errors?: Array<{ message: string; data?: { errors: Array<{ path: string; message: string }> } }> }
type Sent = { method: 'POST' | 'PATCH'; body?: object; as?: 'marketer' | 'staff' }

const send = async (path: string, { method, body, as = 'marketer' }: Sent) => {
  const answer = await call<Refused>(path, { method, token: tokens[as], ...(body && { body }) })
  return { status: answer.status, refused: answer.body.errors?.[0]?.data?.errors[0] }
}

const refusedAt = (path: string) => ({
  status: 400,
  refused: {
    path,
    message:
      'Ce texte contient un élément que l’éditeur n’a pas («\u00a0tablecell\u00a0»). Retire-le, puis enregistre.',
  },
})

describe('a text with a node that the editor does not have', () => {
  it('is refused in a new question, published or not', async () => {
    const { id: _id, ...entry } = await createFaqEntry(payload)
    const body = { ...entry, slug: 'piege', answer: hostileText() }
    for (const path of ['faq-entries', 'faq-entries?draft=true']) {
      for (const status of ['published', 'draft']) {
        expect(await send(path, { method: 'POST', body: { ...body, _status: status } })).toMatchObject(
          refusedAt('answer'),
        )
      }
    }
    // As the panel sends a text of a form with files.
    const written = { ...body, answer: JSON.stringify(hostileText()) }
    expect(await send('faq-entries', { method: 'POST', body: written })).toMatchObject(refusedAt('answer'))
  })

  it('is refused in a change, a draft, what is saved by itself and many at once', async () => {
    const { id } = await createFaqEntry(payload, { slug: 'sage' })
    const at = `faq-entries/${String(id)}`
    for (const path of [at, `${at}?draft=true`, `${at}?draft=true&autosave=true`]) {
      expect(await send(path, { method: 'PATCH', body: { answer: hostileText() } })).toMatchObject(refusedAt('answer'))
    }
    const many = await call<{ docs: unknown[]; errors: Array<{ message: string }> }>(
      'faq-entries?where[slug][equals]=sage',
      { method: 'PATCH', token: tokens.marketer, body: { answer: hostileText() } },
    )
    expect(many).toMatchObject({ status: 400, body: { docs: [], errors: [{ id }] } })
    expect((await listFaq()).find(({ slug }) => slug === 'sage')?.html).toBe('<p>Une réponse.</p>')
  })

  it('is refused in the blocks of a page and of an article, as a draft too', async () => {
    const { id: page } = await createPage(payload)
    const { id: article } = await createArticle(payload)
    for (const at of [`pages/${String(page)}`, `articles/${String(article)}`]) {
      for (const path of [at, `${at}?draft=true`, `${at}?draft=true&autosave=true`]) {
        expect(await send(path, { method: 'PATCH', body: { blocks: hostileBlocks() } })).toMatchObject(
          refusedAt('blocks.0.body'),
        )
      }
    }
    const body = { title: 'Piège', slug: 'piege', blocks: hostileBlocks(), _status: 'draft' }
    for (const path of ['pages?draft=true', 'articles?draft=true']) {
      expect(await send(path, { method: 'POST', body })).toMatchObject(refusedAt('blocks.0.body'))
    }
  })

  it('is refused in an expedition, a legal text and a transcript', async () => {
    const expedition = await createExpedition(payload)
    const legal = await createLegalDocument(payload, { status: 'draft' })
    const recording = await createRecording()
    for (const [path, field] of [
      [`expeditions/${String(expedition.id)}`, 'description'],
      [`expeditions/${String(expedition.id)}?draft=true`, 'description'],
      [`legal-documents/${String(legal.id)}`, 'body'],
      [`recordings/${String(recording)}`, 'transcript'],
    ] as const) {
      expect(await send(path, { method: 'PATCH', as: 'staff', body: { [field]: hostileText() } })).toMatchObject(
        refusedAt(field),
      )
    }
  })

  it('is refused by what seeds and imports call', async () => {
    await expect(createFaqEntry(payload, { answer: hostileText() })).rejects.toMatchObject({ status: 400 })
    await expect(createPage(payload, { blocks: hostileBlocks() as never, _status: 'draft' })).rejects.toMatchObject({
      status: 400,
    })
  })

  describe('that slipped into the database', () => {
    it('is shown nowhere as markup, and neither doubled nor restored', async () => {
      const entry = await createFaqEntry(payload, { slug: 'glisse' })
      await query('update faq_entries set answer = $2 where id = $1', [entry.id, JSON.stringify(hostileText())])
      await query('update _faq_entries_v set version_answer = $2 where parent_id = $1', [
        entry.id,
        JSON.stringify(hostileText()),
      ])
      const shown = (await listFaq()).find(({ slug }) => slug === 'glisse')
      expect(shown?.html).toBe('<p>Une réponse.</p>')
      expect(await send(`faq-entries/${String(entry.id)}/duplicate`, { method: 'POST' })).toMatchObject(
        refusedAt('answer'),
      )
      const [version] = await query<{ id: number }>('select id from _faq_entries_v where parent_id = $1', [entry.id])
      for (const draft of ['', '?draft=true']) {
        const path = `faq-entries/versions/${String(version?.id)}${draft}`
        expect(await send(path, { method: 'POST' })).toMatchObject(refusedAt('answer'))
      }
    })

    it('is shown nowhere as markup in the preview of a draft', async () => {
      const page = await createPage(payload, { _status: 'draft' })
      await query('update pages set blocks = $2 where id = $1', [page.id, JSON.stringify(hostileBlocks())])
      await query('update _pages_v set version_blocks = $2 where parent_id = $1', [
        page.id,
        JSON.stringify(hostileBlocks()),
      ])
      const draft = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 })
      expect(JSON.stringify(draft)).toContain('tablecell')
      expect((await presentPage(draft)).blocks).toEqual([{ kind: 'text', look: 'plain', html: '<p>Une réponse.</p>' }])
    })
  })
})

describe('a draft', () => {
  it('shows no block that there is not, and no link that runs', async () => {
    const page = await createPage(payload)
    const blocks = [
      {
        blockType: 'call',
        title: 'Pars',
        links: [
          { label: 'Ici', href: 'javascript:alert(1)' },
          { label: 'Là', href: '/faq' },
        ],
      },
      { blockType: 'steps', title: 'Étapes', items: [{ title: 'Une', href: 'javascript:alert(1)', link_text: 'Ici' }] },
    ]
    const saved = await send(`pages/${String(page.id)}?draft=true`, { method: 'PATCH', body: { blocks } })
    expect(saved.status).toBe(200)
    const published = await send(`pages/${String(page.id)}`, {
      method: 'PATCH',
      body: { blocks, _status: 'published' },
    })
    expect(published.status).toBe(400)
    const draft = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 })
    const foreign = [
      { blockType: 'constructor', title: 'a' },
      { blockType: 'html', html: SCRIPT },
    ]
    const shown = await presentPage({ ...draft, blocks: [...draft.blocks, ...(foreign as never[])] })
    expect(JSON.stringify(shown)).not.toMatch(/javascript:|<script/)
    expect(shown.blocks.map(({ kind }) => kind)).toEqual(['call', 'steps'])
  })
})

/** Every rich text of the running configuration, by its place; what a plugin or a new collection brings is there at once. */
const richTexts = (): Array<{ at: string; field: RichTextField }> => {
  const { collections, globals, blocks = [] } = payload.config
  return [...collections, ...globals, ...blocks].flatMap(({ slug, fields }) => richTextsIn(fields, slug))
}

const richTextsIn = (fields: readonly (Field | Tab)[], at: string): Array<{ at: string; field: RichTextField }> =>
  fields.flatMap((field) => {
    const place = 'name' in field && field.name ? `${at}.${field.name}` : at
    if ('type' in field && field.type === 'richText') return [{ at: place, field }]
    if ('type' in field && field.type === 'tabs') return richTextsIn(field.tabs, place)
    if ('type' in field && field.type === 'blocks') {
      return field.blocks.flatMap((block) => richTextsIn(block.fields, `${place}.${block.slug}`))
    }
    return 'fields' in field ? richTextsIn(field.fields, place) : []
  })

describe('every rich text of the configuration', () => {
  it('is guarded, whether it names an editor or takes that of the site', () => {
    const places = richTexts().map(({ at }) => at)
    expect(places).toEqual(
      expect.arrayContaining([
        'articles.blocks.text.body',
        'pages.blocks.text.body',
        'faq-entries.answer',
        'recordings.transcript',
        'expeditions.description',
        'legal-documents.body',
      ]),
    )
    const bare = richTexts().filter(({ field: { editor } }) => {
      if (!editor || typeof editor === 'function') return true
      return editor.hooks?.beforeValidate?.[0] !== refuseForeignText
    })
    expect(bare.map(({ at }) => at)).toEqual([])
  })

  it('takes whatever its editor makes of a page that somebody pastes', () => {
    const html = `<h1>Titre</h1><h4 style="text-align: center">Sous-titre</h4>
      <p dir="rtl">Un <b>mot</b> <i>en</i> <u>français</u>, m<sup>2</sup>, <code>code</code> <span style="color: red">rouge</span>.<br>Ligne\tà suivre</p>
      <ul><li>Un<ul><li>Deux</li></ul></li></ul><ol start="3"><li>Trois</li></ol><ul><li role="checkbox" aria-checked="true">Fait</li></ul>
      <p><a href="https://exemple.fr" target="_blank">lien</a> <a href="mailto:a@b.fr">mail</a> <a href="/faq">page</a></p>
      <table><tr><th>Jour</th><td>Un</td></tr></table><blockquote>Cité</blockquote><hr><pre>x</pre><img src="x" onerror="alert(1)">
      <script>alert(1)</script><svg><script>alert(1)</script></svg><iframe src="https://exemple.fr"></iframe>`
    for (const { at, field } of richTexts()) {
      const text = convertHTMLToLexical({ editorConfig: editorConfigFactory.fromField({ field }), html, JSDOM })
      const stored = JSON.parse(JSON.stringify(text)) as typeof text
      expect([at, richTextFault(stored)]).toEqual([at, null])
      expect(presentRichText(stored)).toContain('<strong>mot</strong> <em>en</em>')
      expect(
        presentRichText(stored).replace(
          /<\/?(?:p|h[234]|ul|ol|li|strong|em|br \/|a href="(?:https|mailto|\/)[^"<>]*"(?: rel="noopener noreferrer" target="_blank")?|a)>/g,
          '',
        ),
      ).not.toMatch(/[<>]/)
    }
  })
})
