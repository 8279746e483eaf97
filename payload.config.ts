import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import { speakFrench } from '@/admin/french/speak-french'
import { closeInternalCollections } from '@/collections/access/close-internal-collections'
import { refuseUnreadableQueries } from '@/collections/access/refuse-unreadable-queries'
import { AccommodationTypes } from '@/collections/accommodation-types/config'
import { Activities } from '@/collections/activities/config'
import { ActivityCategories } from '@/collections/activity-categories/config'
import { cleanTexts } from '@/collections/clean-texts'
import { Articles } from '@/collections/articles/config'
import { Authors } from '@/collections/authors/config'
import { CallRequests } from '@/collections/call-requests/config'
import { CancellationRules } from '@/collections/cancellation-rules/config'
import { ChangeLog } from '@/collections/change-log/config'
import { ContactMessages } from '@/collections/contact-messages/config'
import { Carts } from '@/collections/carts/config'
import { Countries } from '@/collections/countries/config'
import { Departures } from '@/collections/departures/config'
import { Expeditions } from '@/collections/expeditions/config'
import { textEditor } from '@/collections/fields/text-editor'
import { FaqEntries } from '@/collections/faq-entries/config'
import { FaqSearches } from '@/collections/faq-searches/config'
import { Guides } from '@/collections/guides/config'
import { HomePage } from '@/collections/home-page/config'
import { Interests } from '@/collections/interests/config'
import { LegalDocuments } from '@/collections/legal-documents/config'
import { LevelQuizzes } from '@/collections/level-quizzes/config'
import { MailTexts } from '@/collections/mail-texts/config'
import { Media } from '@/collections/media/config'
import { Messages } from '@/collections/messages/config'
import { MessageReports } from '@/collections/message-reports/config'
import { ModerationEvents } from '@/collections/moderation-events/config'
import { Navigation } from '@/collections/navigation/config'
import { Pages } from '@/collections/pages/config'
import { Participants } from '@/collections/participants/config'
import { PromoCodes } from '@/collections/promo-codes/config'
import { PaymentTerms } from '@/collections/payment-terms/config'
import { Payments } from '@/collections/payments/config'
import { ReservationEvents } from '@/collections/reservation-events/config'
import { RosterViews } from '@/collections/roster-views/config'
import { NewsletterSubscribers } from '@/collections/newsletter-subscribers/config'
import { Recordings } from '@/collections/recordings/config'
import { Reservations } from '@/collections/reservations/config'
import { restoreAsDraft } from '@/collections/restore-as-draft'
import { keepEverySave } from '@/collections/saves/keep-every-save'
import { refuseWrongShapes } from '@/collections/refuse-wrong-shapes'
import { Reviews } from '@/collections/reviews/config'
import { SearchSynonyms } from '@/collections/search-synonyms/config'
import { Selections } from '@/collections/selections/config'
import { SiteSettings } from '@/collections/site-settings/config'
import { Users } from '@/collections/users/config'
import { withdrawPublished } from '@/collections/withdraw-published'
import { env } from '@/env'
import { confirmedTransactions } from '@/server/platform/payload/confirmed-transactions'
import { POOL_OPTIONS } from '@/server/platform/db/pool'
import { logPoolErrors } from '@/server/platform/payload/log-pool-errors'
import { payloadLogger } from '@/server/platform/payload/payload-logger'
import { outboxOnly } from '@/server/platform/email/outbox-only'
import { keptName } from '@/server/platform/http/set-cookie'
import { answerUnavailable } from '@/server/platform/http/answer-unavailable'
import { answerUnreadable } from '@/server/platform/http/answer-unreadable'
import { sayRefusal } from '@/server/platform/http/say-refusal'
import { API_ENDPOINTS } from '@/server/compose/routes'
import { AUDIENCE_PANEL_ENDPOINTS } from '@/server/features/audience/calls'
import { PANEL_SEARCH_ENDPOINTS } from '@/server/features/panel-search/calls'
import { NEWSLETTER_PANEL_ENDPOINTS } from '@/server/features/newsletter/calls'
import { UPKEEP_PANEL_ENDPOINTS } from '@/server/features/upkeep/calls'

const root = process.cwd()
const { DATABASE_URL, PAYLOAD_SECRET, SITE_URL } = env()

const config = buildConfig({
  secret: PAYLOAD_SECRET,
  serverURL: SITE_URL,
  csrf: [SITE_URL],
  cookiePrefix: keptName('payload'),
  collections: [
    Expeditions,
    Departures,
    Guides,
    Countries,
    Activities,
    AccommodationTypes,
    ActivityCategories,
    Selections,
    SearchSynonyms,
    Media,
    Recordings,
    Pages,
    FaqEntries,
    FaqSearches,
    Articles,
    Authors,
    NewsletterSubscribers,
    Reservations,
    Carts,
    Participants,
    Payments,
    ReservationEvents,
    Reviews,
    Messages,
    MessageReports,
    CallRequests,
    ContactMessages,
    LegalDocuments,
    CancellationRules,
    PaymentTerms,
    MailTexts,
    PromoCodes,
    LevelQuizzes,
    ModerationEvents,
    Interests,
    RosterViews,
    ChangeLog,
    Users,
  ],
  globals: [HomePage, Navigation, SiteSettings],
  plugins: [cleanTexts],
  endpoints: [
    ...API_ENDPOINTS,
    ...AUDIENCE_PANEL_ENDPOINTS,
    ...NEWSLETTER_PANEL_ENDPOINTS,
    ...UPKEEP_PANEL_ENDPOINTS,
    ...PANEL_SEARCH_ENDPOINTS,
  ],
  db: confirmedTransactions(
    postgresAdapter({
      pool: { connectionString: DATABASE_URL, application_name: 'lagopede', ...POOL_OPTIONS },
      push: false,
      // A page is read whole: one value instead of tables for each kind of block.
      blocksAsJSON: true,
      migrationDir: path.join(root, 'migrations'),
    }),
  ),
  editor: textEditor(['h2', 'h3', 'h4']),
  email: outboxOnly,
  graphQL: { disable: true },
  i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr' },
  telemetry: false,
  hooks: { afterError: [sayRefusal, answerUnreadable, answerUnavailable] },
  logger: payloadLogger(),
  // `npm run generate` writes the types: every test and script that loads Payload would too.
  typescript: { outputFile: path.join(root, 'payload-types.ts'), autoGenerate: false },
  jobs: { access: { run: () => false } },
  upload: { limits: { fileSize: 20_000_000 } },
  onInit: logPoolErrors,
  admin: {
    user: 'users',
    // Payload would fetch it from gravatar.com.
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    dateFormat: 'd MMM yyyy HH:mm',
    // A publication is scheduled by the clock of the agency, wherever its author is.
    timezones: { defaultTimezone: 'Europe/Paris', supportedTimezones: [{ label: 'Paris', value: 'Europe/Paris' }] },
    // Payload would draw the panel's link card, which nobody shares, in a call that drops the connection.
    meta: {
      defaultOGImageType: 'off',
      titleSuffix: ' · Lagopède',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      actions: ['/admin/search/search-button#SearchButton'],
      graphics: { Logo: '/admin/components/logo#Logo', Icon: '/admin/components/icon#Icon' },
      providers: [
        '/admin/components/wide-menu#WideMenu',
        '/admin/components/other-address#OtherAddress',
        '/admin/components/french-dates#FrenchDates',
        '/admin/french/french-leftovers#FrenchLeftovers',
        '/admin/components/control-names#ControlNames',
        '/admin/confirm-identity/confirm-identity#ConfirmIdentity',
      ],
      afterNavLinks: [
        '/admin/planning/planning-link#PlanningLink',
        '/admin/guide-page/own-guide-page-link#OwnGuidePageLink',
        '/admin/levels/level-agreement-link#LevelAgreementLink',
        '/admin/mails/mails-link#MailsLink',
        '/admin/jobs/jobs-link#JobsLink',
        '/admin/bank/bank-link#BankLink',
        '/admin/gift-cards/gift-cards-link#GiftCardsLink',
        '/admin/featured/featured-link#FeaturedLink',
        '/admin/campaigns/campaigns-link#CampaignsLink',
        '/admin/audience/audience-link#AudienceLink',
        '/admin/carbon/carbon-link#CarbonLink',
        '/admin/measured/measured-link#MeasuredLink',
        '/admin/second-factor/second-factor-link#SecondFactorLink',
      ],
      views: {
        login: { Component: '/admin/second-factor/sign-in-view#SignInView' },
        secondFactor: {
          Component: '/admin/second-factor/second-factor-view#SecondFactorView',
          path: '/second-facteur',
          exact: true,
          meta: { title: 'Double authentification' },
        },
        ownGuidePage: {
          Component: '/admin/guide-page/own-guide-page-view#OwnGuidePageView',
          path: '/ma-page',
          exact: true,
          meta: { title: 'Ma page de guide' },
        },
        levels: {
          Component: '/admin/levels/level-agreement-view#LevelAgreementView',
          path: '/niveaux',
          exact: true,
          meta: { title: 'Accord par niveau' },
        },
        mails: {
          Component: '/admin/mails/mails-view#MailsView',
          path: '/courriels',
          exact: true,
          meta: { title: 'Courriels prévus' },
        },
        jobs: {
          Component: '/admin/jobs/jobs-view#JobsView',
          path: '/taches',
          exact: true,
          meta: { title: 'Tâches' },
        },
        bank: {
          Component: '/admin/bank/bank-view#BankView',
          path: '/releves',
          exact: true,
          meta: { title: 'Relevés de banque' },
        },
        giftCards: {
          Component: '/admin/gift-cards/gift-cards-view#GiftCardsView',
          path: '/cartes-cadeaux',
          exact: true,
          meta: { title: 'Cartes cadeaux' },
        },
        giftCard: {
          Component: '/admin/gift-cards/gift-card-view#GiftCardView',
          path: '/cartes-cadeaux/:id',
          exact: true,
          meta: { title: 'Carte cadeau' },
        },
        planning: {
          Component: '/admin/planning/planning-view#PlanningView',
          path: '/agenda',
          exact: true,
          meta: { title: 'Agenda des départs' },
        },
        copyDepartures: {
          Component: '/admin/planning/copy-view#CopyView',
          path: '/copier-des-departs',
          exact: true,
          meta: { title: 'Copier des départs' },
        },
        reduceDepartures: {
          Component: '/admin/reductions/reductions-view#ReductionsView',
          path: '/baisser-des-prix',
          exact: true,
          meta: { title: 'Baisser des prix' },
        },
        featured: {
          Component: '/admin/featured/featured-view#FeaturedView',
          path: '/a-la-une',
          exact: true,
          meta: { title: 'À la une' },
        },
        campaigns: {
          Component: '/admin/campaigns/campaigns-view#CampaignsView',
          path: '/campagnes',
          exact: true,
          meta: { title: 'Campagnes' },
        },
        audience: {
          Component: '/admin/audience/audience-view#AudienceView',
          path: '/frequentation',
          exact: true,
          meta: { title: 'Fréquentation' },
        },
        carbon: {
          Component: '/admin/carbon/carbon-view#CarbonView',
          path: '/carbone',
          exact: true,
          meta: { title: 'Carbone' },
        },
        measured: {
          Component: '/admin/measured/measured-view#MeasuredView',
          path: '/mesure',
          exact: true,
          meta: { title: 'Ce qui est mesuré' },
        },
      },
      beforeDashboard: ['/admin/components/departures-dashboard#DeparturesDashboard'],
    },
  },
})

export default config
  .then(closeInternalCollections)
  .then(withdrawPublished)
  .then(restoreAsDraft)
  .then(keepEverySave)
  .then(refuseWrongShapes)
  .then(refuseUnreadableQueries)
  .then(speakFrench)
