import type { CollectionSlug, Payload } from 'payload'
import { query } from '@/server/platform/db/pool'
import { createArticle } from '../factories/article'
import { createBooking } from '../factories/booking'
import { createCancellationRule } from '../factories/cancellation-rule'
import { createMailText } from '../factories/mail-text'
import { createPaymentTerms } from '../factories/payment-terms'
import { createDeparture } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { createLegalDocument } from '../factories/legal-document'
import { createFaqEntry } from '../factories/faq-entry'
import { createLevelQuiz } from '../factories/level-quiz'
import { createPage } from '../factories/page'
import { createPromo } from '../factories/promo-code'
import { createRecording } from '../factories/recording'
import { createUser } from '../factories/user'

/** Somebody else's document in each collection, by its number. */
export const makeDocuments = async (payload: Payload): Promise<Partial<Record<CollectionSlug, number | string>>> => {
  const user = (await createUser(payload)).id
  const expedition = await createExpedition(payload)
  const article = await createArticle(payload)
  const departure = (await createDeparture(payload, { expedition: expedition.id })).id
  const reservation = await createBooking({ user, departure })
  const message = (
    await payload.create({
      collection: 'messages',
      data: {
        expedition: expedition.id,
        author: user,
        body: 'Faut-il des crampons ?',
        status: 'visible',
      },
    })
  ).id
  const review = (
    await payload.create({
      collection: 'reviews',
      data: {
        expedition: expedition.id,
        first_name: 'Thomas',
        rate: 5,
        text: 'Cinq jours de silence.',
        status: 'published',
      },
    })
  ).id
  const [row] = await query<Record<string, number>>(
    `with participant as (
       insert into participants (reservation_id, position, first_name, diet) values ($1, 1, 'Lou', 'allergie') returning id
     ), payment as (
       insert into payments (reservation_id, kind, method, amount_cents, received_at)
       values ($1, 'deposit', 'bank_transfer', 100, now()) returning id
     ), event as (
       insert into reservation_events (reservation_id, kind) values ($1, 'created') returning id
     ), cart as (
       insert into carts (user_id, departure_id, travelers_count, held_seats) values ($2, $3, 1, 0) returning id
     ), interest as (
       insert into interests (user_id, expedition_id, is_active) values ($2, $4, true) returning id
     ), view as (
       insert into roster_views (departure_id, viewer_id, kind) values ($3, $2, 'page') returning id
     ), report as (
       insert into message_reports (message_id, reporter_id, reason) values ($5, $2, 'hors sujet') returning id
     ), called as (
       insert into call_requests (phone, wanted_at, user_id, status) values ('+33639980199', now(), $2, 'open') returning id
     ), written as (
       insert into contact_messages (topic, name, email, body, state)
       values ('press', 'Lou', 'lou@lagopede.test', 'Une question.', 'new') returning id
     ), decision as (
       insert into moderation_events (review_id, action) values ($6, 'published') returning id
     )
     select (select id from participant) as participants, (select id from payment) as payments,
       (select id from event) as "reservation-events", (select id from cart) as carts,
       (select id from interest) as interests, (select id from view) as "roster-views",
       (select id from report) as "message-reports", (select id from called) as "call-requests", (select id from written) as "contact-messages", (select id from decision) as "moderation-events"`,
    [reservation, user, departure, expedition.id, message, review],
  )
  const [country] = expedition.countries
  const [activity] = expedition.activities
  const idOf = (value: number | { id: number } | undefined): number =>
    typeof value === 'object' ? value.id : (value ?? 0)
  return {
    ...row,
    // An administrator's: whoever may change some accounts may not change this one.
    users: (await createUser(payload, { role: 'admin' })).id,
    expeditions: expedition.id,
    departures: departure,
    reservations: reservation,
    messages: message,
    reviews: review,
    countries: idOf(country),
    activities: idOf(activity),
    media: idOf(expedition.main_photo),
    guides: (await payload.create({ collection: 'guides', data: { full_name: 'Ève Tissot', slug: 'eve-tissot' } })).id,
    'accommodation-types': (await payload.create({ collection: 'accommodation-types', data: { name: 'Igloo' } })).id,
    'activity-categories': (
      await payload.create({
        collection: 'activity-categories',
        data: {
          title: 'Grand froid',
          slug: 'grand-froid',
          icon: 'trees',
          activities: [idOf(activity)],
        },
      })
    ).id,
    selections: (
      await payload.create({
        collection: 'selections',
        data: {
          title: 'Envie de silence',
          slug: 'envie-de-silence',
          expeditions: [expedition.id],
        },
      })
    ).id,
    'search-synonyms': (
      await payload.create({
        collection: 'search-synonyms',
        data: { title: 'Ski', terms: [{ text: 'ski' }, { text: 'glisse' }] },
      })
    ).id,
    pages: (await createPage(payload)).id,
    'faq-entries': (await createFaqEntry(payload)).id,
    'faq-searches': (
      await payload.create({
        collection: 'faq-searches',
        data: { words: 'chien admis', times: 1, searched_at: '2026-11-01T12:00:00.000Z' },
      })
    ).id,
    recordings: await createRecording(),
    articles: article.id,
    authors: idOf(article.author),
    'legal-documents': (await createLegalDocument(payload)).id,
    'cancellation-rules': (await createCancellationRule(payload)).id,
    'payment-terms': (await createPaymentTerms(payload)).id,
    'mail-texts': (await createMailText(payload)).id,
    'promo-codes': (await createPromo(payload)).id,
    'level-quizzes': (await createLevelQuiz(payload)).id,
    'newsletter-subscribers': (
      await payload.create({
        collection: 'newsletter-subscribers',
        data: {
          email: 'lou@lagopede.test',
          status: 'subscribed',
        },
      })
    ).id,
  }
}
