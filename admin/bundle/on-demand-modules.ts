type Exports = {
  components: string[]
  /** What a component of the same module calls. */
  functions?: string[]
}

/** Modules of the panel that a page loads when it shows them, each with all that it exports. */
export const ON_DEMAND: Record<string, Exports> = {
  ...ours({
    'accounts/account-bookings': 'AccountBookings',
    'accounts/invite-account': 'InviteAccount',
    'accounts/open-sessions': 'OpenSessions',
    'accounts/password-link': 'PasswordLink',
    'audience/audience-page': 'AudiencePage',
    'bank/bank-page': 'BankPage',
    'campaigns/campaigns-page': 'CampaignsPage',
    'carbon/carbon-desk-page': 'CarbonDeskPage',
    'change-log/changed-values-field': 'ChangedValuesField',
    'components/reindex-panel': 'ReindexPanel',
    'confirm-identity/confirm-dialog': 'ConfirmDialog',
    'contact/contact-conversation': 'ContactConversation',
    'content/search-result-preview': 'SearchResultPreview',
    'content/start-draft': 'StartDraft',
    'dashboard/departures-to-decide': 'DeparturesToDecide',
    'dashboard/first-steps': 'FirstSteps',
    'dashboard/marketing-figures': 'MarketingFigures',
    'dashboard/money-due': 'MoneyDue',
    'dashboard/refunds-due': 'RefundsDue',
    'dashboard/unpaid-starts': 'UnpaidStarts',
    'desk/booked-days': 'BookedDays',
    'desk/change-form': 'ChangeForm',
    'desk/departure-desk': 'DepartureDesk',
    'desk/reservation-desk': 'ReservationDesk',
    'featured/featured-page': 'FeaturedPage',
    'gift-cards/gift-card-desk': 'GiftCardDesk',
    'gift-cards/gift-cards-page': 'GiftCardsPage',
    'guide-page/guide-days-off': 'GuideDaysOff',
    'guide-page/guide-proposal-review': 'GuideProposalReview',
    'guide-page/own-guide-page': 'OwnGuidePage',
    'jobs/jobs-page': 'JobsPage',
    'levels/level-agreement-page': 'LevelAgreementPage',
    'mails/mails-page': 'MailsPage',
    'messages/question-answers': 'QuestionAnswers',
    'payment-terms/calendars-preview': 'CalendarsPreview',
    'planning/copy-page': 'CopyPage',
    'planning/planning-page': 'PlanningPage',
    'promos/effect-preview': 'EffectPreview',
    'reductions/reductions-page': 'ReductionsPage',
    'route/route-input': 'RouteInput',
    'second-factor/pending-sign-in': 'PendingSignIn',
    'second-factor/second-factor-field': 'SecondFactorField',
    'second-factor/second-factor-page': 'SecondFactorPage',
    'stations/station-map': 'StationMap',
  }),
  ...payloads('ui', {
    'elements/BulkUpload/AddingFilesView/index': 'AddingFilesView',
    'elements/EditMany/DrawerContent': 'EditManyDrawerContent',
    'elements/EditUpload/index': 'EditUpload',
    'elements/FolderView/Drawers/MoveToFolder/index': 'MoveItemsToFolderDrawer',
    'elements/FolderView/FolderFileTable/index': 'FolderFileTable',
    'elements/FolderView/ItemCardGrid/index': 'ItemCardGrid',
    'elements/GroupByBuilder/index': 'GroupByBuilder',
    'elements/LivePreview/Window/index': 'LivePreviewWindow',
    'elements/PublishButton/ScheduleDrawer/index': 'ScheduleDrawer',
    'elements/ReactSelect/index': 'ReactSelect',
    'elements/RelationshipTable/index': 'RelationshipTable',
    'elements/WhereBuilder/index': 'WhereBuilder',
    'fields/Blocks/index': 'BlocksField',
    'fields/Relationship/Input': 'RelationshipInput',
    'graphics/Account/Gravatar/index': 'GravatarAccountIcon',
    'views/BrowseByFolder/index': 'DefaultBrowseByFolderView',
    'views/CollectionFolder/index': 'DefaultCollectionFolderView',
    'views/Edit/Auth/index': 'Auth',
    'views/Edit/index': 'DefaultEditView',
    'views/List/index': 'DefaultListView',
  }),
  ...payloads('next', {
    'views/API/index.client': 'APIViewClient',
    'views/CreateFirstUser/index.client': 'CreateFirstUserClient',
    'views/Dashboard/Default/ModularDashboard/index.client': 'ModularDashboardClient',
    'views/ForgotPassword/ForgotPasswordForm/index': 'ForgotPasswordForm',
    'views/Login/LoginForm/index': 'LoginForm',
    'views/ResetPassword/ResetPasswordForm/index': 'ResetPasswordForm',
    'views/Version/Default/index': 'DefaultVersionView',
    'views/Version/RenderFieldsToDiff/RenderVersionFieldsToDiff': 'RenderVersionFieldsToDiff',
    'views/Versions/index.client': 'VersionsViewClient',
  }),
  'node_modules/@payloadcms/ui/dist/fields/Array/index.js': { components: ['ArrayField', 'ArrayFieldComponent'] },
  'node_modules/@payloadcms/richtext-lexical/dist/exports/client/index.js': {
    components: ['RichTextField'],
    // Those that the import map names.
    functions: [
      'BoldFeatureClient',
      'FixedToolbarFeatureClient',
      'HeadingFeatureClient',
      'InlineToolbarFeatureClient',
      'ItalicFeatureClient',
      'LinkFeatureClient',
      'OrderedListFeatureClient',
      'ParagraphFeatureClient',
      'UnorderedListFeatureClient',
    ],
  },
}

function ours(named: Record<string, string>): Record<string, Exports> {
  return Object.fromEntries(
    Object.entries(named).map(([file, component]) => [`admin/${file}.tsx`, { components: [component] }]),
  )
}

function payloads(name: string, named: Record<string, string>): Record<string, Exports> {
  return Object.fromEntries(
    Object.entries(named).map(([file, component]) => [
      `node_modules/@payloadcms/${name}/dist/${file}.js`,
      { components: [component] },
    ]),
  )
}
