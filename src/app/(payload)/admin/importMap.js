import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OpenAddedRows as OpenAddedRows_a40c335fea39f116125296daa087dde0 } from '../../../../admin/components/open-added-rows'
import { TextRowLabel as TextRowLabel_e27b37107c62666797f48b78961a4d73 } from '../../../../admin/components/text-row-label'
import { LevelCell as LevelCell_e6e788989187b2248ffcc210a63d0be2 } from '../../../../admin/lists/level-cell'
import { DemandNote as DemandNote_0578161dd99204b3939483a0ef5e3ee9 } from '../../../../admin/expeditions/demand-note'
import { PriceCell as PriceCell_9792d4b26cea437bf7a8a2ec1dbb8bc4 } from '../../../../admin/components/price-cell'
import { PriceInput as PriceInput_25f91fed19fb4eeaf8ba5607c624d34d } from '../../../../admin/components/price-input'
import { CountriesCell as CountriesCell_4ef6d0e359c3d15ae0e30b1c7653a712 } from '../../../../admin/lists/countries-cell'
import { GuideCell as GuideCell_72c78e08389be529dca0f04031beb0c0 } from '../../../../admin/lists/guide-cell'
import { DayRowLabel as DayRowLabel_3e67bdeeebaefc957928531924cdd9af } from '../../../../admin/components/day-row-label'
import { RouteInput as RouteInput_46014010ac6a4d2cfb35d88f539fcdf2 } from '../../../../admin/route/route-input'
import { StageRowLabel as StageRowLabel_52b13ffa088fe0c845a9f916531455b4 } from '../../../../admin/route/stage-row-label'
import { StationMap as StationMap_7c449bd0bb22342e88dcd4dfeb6ea4b4 } from '../../../../admin/stations/station-map'
import { SearchResultPreview as SearchResultPreview_d30dc4a71d624b46718e018b074067ce } from '../../../../admin/content/search-result-preview'
import { QuickFilters as QuickFilters_4c0a09e4ed0c978a0b6262ed1fe0e6e0 } from '../../../../admin/components/quick-filters'
import { DocumentWatch as DocumentWatch_2be6218977152d7c8cb7d2268be2136e } from '../../../../admin/saves/document-watch'
import { StartExpeditionView as StartExpeditionView_e3b314a3d4fbe10466e66d8ea2a6cb29 } from '../../../../admin/content/start-views'
import { NewTitle as NewTitle_c4ae0117a11d2fcb75bcbaed0f63ff70 } from '../../../../admin/components/new-title'
import { BookedDays as BookedDays_76c3bf1cfd85fc2dbfee67b36cbffdd3 } from '../../../../admin/desk/booked-days'
import { LastDayFollows as LastDayFollows_22f672fff0ba4656788cc836a8b21216 } from '../../../../admin/planning/last-day-follows'
import { DeparturePriceCell as DeparturePriceCell_b1ce179376119ad0cef3706784b200e3 } from '../../../../admin/lists/departure-price-cell'
import { DepartureFillField as DepartureFillField_09988cd3cc89da6a9a467781d2083be8 } from '../../../../admin/components/departure-fill-field'
import { DepartureFillCell as DepartureFillCell_3d766d1d3508f967f4f4108084491c82 } from '../../../../admin/components/departure-fill-cell'
import { DepartureDesk as DepartureDesk_5dd2b91ab676409da00931af382098fd } from '../../../../admin/desk/departure-desk'
import { GuideCheck as GuideCheck_ca508f4be46456573056a6f2733145a6 } from '../../../../admin/planning/guide-check'
import { CopySelection as CopySelection_e3a86d2640aa7b808a77599d5015e313 } from '../../../../admin/planning/copy-selection'
import { GuideProposalReview as GuideProposalReview_923bb4a5b589e7b309d7f7479a76f892 } from '../../../../admin/guide-page/guide-proposal-review'
import { GuideDaysOff as GuideDaysOff_f653edc85d7d7705ec53c510f5b03f51 } from '../../../../admin/guide-page/guide-days-off'
import { ItemRowLabel as ItemRowLabel_65fbe9b4664686ed8a3678c0b0a60640 } from '../../../../admin/content/item-row-label'
import { ReindexPanel as ReindexPanel_a62803910ea43b1ccdd793604227e929 } from '../../../../admin/components/reindex-panel'
import { StartPageView as StartPageView_e3b314a3d4fbe10466e66d8ea2a6cb29 } from '../../../../admin/content/start-views'
import { StartArticleView as StartArticleView_e3b314a3d4fbe10466e66d8ea2a6cb29 } from '../../../../admin/content/start-views'
import { ConsentExport as ConsentExport_d569de71de3d68366b1569c9d89c24c6 } from '../../../../admin/newsletter/consent-export'
import { ReservationDesk as ReservationDesk_e66c291156a14d2360ca91b54cdeefab } from '../../../../admin/desk/reservation-desk'
import { ListedCustomer as ListedCustomer_5e065a549cdf4496c43f745d3142e021 } from '../../../../admin/lists/listed-booking-cells'
import { ListedDeparture as ListedDeparture_5e065a549cdf4496c43f745d3142e021 } from '../../../../admin/lists/listed-booking-cells'
import { ListedPaid as ListedPaid_5e065a549cdf4496c43f745d3142e021 } from '../../../../admin/lists/listed-booking-cells'
import { ListedOwed as ListedOwed_5e065a549cdf4496c43f745d3142e021 } from '../../../../admin/lists/listed-booking-cells'
import { JsonInput as JsonInput_7b64c2b37630051fa6f93336b54a066e } from '../../../../admin/components/json-input'
import { UserCell as UserCell_a1747675b0e364a196d09b433c5ef08e } from '../../../../admin/lists/user-cell'
import { QuestionAnswers as QuestionAnswers_3449cfecf4970110e2532fbc1d2bd46d } from '../../../../admin/messages/question-answers'
import { ContactConversation as ContactConversation_50d3a8759e2f10ee6369f4aa0be31f9d } from '../../../../admin/contact/contact-conversation'
import { StepsPreview as StepsPreview_e383d00add5aa358ec7da3eddb92a27c } from '../../../../admin/cancellation/steps-preview'
import { TermsPreview as TermsPreview_d3f522abd1c98dbdec93dcec56d697fc } from '../../../../admin/payment-terms/terms-preview'
import { TextPreview as TextPreview_28f03a911eb746dea0f3c5b0613f843b } from '../../../../admin/mail-texts/text-preview'
import { MailKinds as MailKinds_d779d126400f62518498fa1a9a784b35 } from '../../../../admin/mail-texts/mail-kinds'
import { StartMailTextView as StartMailTextView_04dc55f9878400e1566f356c41df0101 } from '../../../../admin/mail-texts/start-view'
import { EffectPreview as EffectPreview_87e1294479029ddbb587d00ce468b456 } from '../../../../admin/promos/effect-preview'
import { ProfilesPreview as ProfilesPreview_3a5e3991c9049ce4d909e8942fdec060 } from '../../../../admin/level-quiz/profiles-preview'
import { ChangedValuesField as ChangedValuesField_0a14d8cf59bc35ec4bf46027580b1148 } from '../../../../admin/change-log/changed-values-field'
import { ChangedValuesCell as ChangedValuesCell_5788321fb55d65a44db847c1dfb736da } from '../../../../admin/change-log/changed-values-cell'
import { PasswordLink as PasswordLink_9298e0d2db4011640c706f27efdf5ce3 } from '../../../../admin/accounts/password-link'
import { SecondFactorField as SecondFactorField_25c2bf17ebefd6dc963ff7715ff1ff3a } from '../../../../admin/second-factor/second-factor-field'
import { OpenSessions as OpenSessions_6e84f7d64366d77f954ddac1f845b641 } from '../../../../admin/accounts/open-sessions'
import { AccountBookings as AccountBookings_69284c94f08d60fe43738abbfafaba45 } from '../../../../admin/accounts/account-bookings'
import { InviteAccount as InviteAccount_4da46e959e56ac9c267f3acf0fb11a43 } from '../../../../admin/accounts/invite-account'
import { OperatorRowLabel as OperatorRowLabel_43a91c2024a044cc0b3f33fc7b7f2ead } from '../../../../admin/components/operator-row-label'
import { Icon as Icon_f03b1689e92720a93f7614d49e7d986d } from '../../../../admin/components/icon'
import { Logo as Logo_20022a3d9036b0b86bf10c6bfb83be08 } from '../../../../admin/components/logo'
import { SearchButton as SearchButton_2f90b66b322a9ee70c0b77c2c57c22a9 } from '../../../../admin/search/search-button'
import { PlanningLink as PlanningLink_5cd05415429e51953d81cef609bbfb35 } from '../../../../admin/planning/planning-link'
import { OwnGuidePageLink as OwnGuidePageLink_cc42cf1457b876bb4144e46562a52cb2 } from '../../../../admin/guide-page/own-guide-page-link'
import { LevelAgreementLink as LevelAgreementLink_f08174f51b9581eab60646c24bf044e1 } from '../../../../admin/levels/level-agreement-link'
import { MailsLink as MailsLink_746d749bcb2ad968fc9dffaca6e4126b } from '../../../../admin/mails/mails-link'
import { JobsLink as JobsLink_c1596f7ab4d84eef7c61aae1f2afcc57 } from '../../../../admin/jobs/jobs-link'
import { BankLink as BankLink_0b0f78f7959e3cbb431944e6640de060 } from '../../../../admin/bank/bank-link'
import { GiftCardsLink as GiftCardsLink_9546f0e163c40f81a59857fe479c17c9 } from '../../../../admin/gift-cards/gift-cards-link'
import { FeaturedLink as FeaturedLink_e97017d6544fd811809a127c23397b12 } from '../../../../admin/featured/featured-link'
import { CampaignsLink as CampaignsLink_db4c22677f417782c0a0683857c5df98 } from '../../../../admin/campaigns/campaigns-link'
import { AudienceLink as AudienceLink_f7bda613f8797f65e875d5fdd3a914ed } from '../../../../admin/audience/audience-link'
import { CarbonLink as CarbonLink_746d235dd6fa645ce8323e20c366b553 } from '../../../../admin/carbon/carbon-link'
import { MeasuredLink as MeasuredLink_ce3b2c27b87322fa5c921ec224b191dc } from '../../../../admin/measured/measured-link'
import { SecondFactorLink as SecondFactorLink_c0e780c29f21440ba12774adcafeaab3 } from '../../../../admin/second-factor/second-factor-link'
import { DeparturesDashboard as DeparturesDashboard_ac8551ed25009b829100d53bb5e6dcf1 } from '../../../../admin/components/departures-dashboard'
import { WideMenu as WideMenu_913d829fe16c2a00978ca82f6dd4f3b7 } from '../../../../admin/components/wide-menu'
import { OtherAddress as OtherAddress_496733b246032ae23ce8942274795892 } from '../../../../admin/components/other-address'
import { FrenchDates as FrenchDates_47d7642272afeaf009b58f0436df4ad7 } from '../../../../admin/components/french-dates'
import { FrenchLeftovers as FrenchLeftovers_b9ddb8f79872448975853291b55b1106 } from '../../../../admin/french/french-leftovers'
import { ControlNames as ControlNames_29b565373ed885c620ca6141a02972a2 } from '../../../../admin/components/control-names'
import { ConfirmIdentity as ConfirmIdentity_488ecf6eebbd048b16fbfa3cddcaeea5 } from '../../../../admin/confirm-identity/confirm-identity'
import { SignInView as SignInView_a243b5d1593c98a0cbc7ef1fa4496d6e } from '../../../../admin/second-factor/sign-in-view'
import { SecondFactorView as SecondFactorView_fb7d805f3ce831be2bfbd3ca4a110916 } from '../../../../admin/second-factor/second-factor-view'
import { OwnGuidePageView as OwnGuidePageView_ae28bf2ae9ec4c4ee1481b610294c12c } from '../../../../admin/guide-page/own-guide-page-view'
import { LevelAgreementView as LevelAgreementView_a6870ddffb6476d609451dd636961897 } from '../../../../admin/levels/level-agreement-view'
import { MailsView as MailsView_c21c35c6873303877ecdf788d13f8770 } from '../../../../admin/mails/mails-view'
import { JobsView as JobsView_53b5948f2883184d59f354e20f784b02 } from '../../../../admin/jobs/jobs-view'
import { BankView as BankView_99a242ab9a382a66120e6ac15b97a4b6 } from '../../../../admin/bank/bank-view'
import { GiftCardsView as GiftCardsView_f2b6b153627f3188afa99ba8dcdfdb69 } from '../../../../admin/gift-cards/gift-cards-view'
import { GiftCardView as GiftCardView_dfe72e73b7d9187cd037b3ee70438c7d } from '../../../../admin/gift-cards/gift-card-view'
import { PlanningView as PlanningView_7debc2de01e71de9f3e9ffdf2ea54eb8 } from '../../../../admin/planning/planning-view'
import { CopyView as CopyView_ffddab8b4225b01782656a66b62b693b } from '../../../../admin/planning/copy-view'
import { ReductionsView as ReductionsView_2c6a4bd1744bcaa284688504498c2265 } from '../../../../admin/reductions/reductions-view'
import { FeaturedView as FeaturedView_871f03d030f81fe56b18ce365058d094 } from '../../../../admin/featured/featured-view'
import { CampaignsView as CampaignsView_b966e44ebdfe003103f4c86cd147dd41 } from '../../../../admin/campaigns/campaigns-view'
import { AudienceView as AudienceView_e977944a0f4ce379aa449cd5fa334671 } from '../../../../admin/audience/audience-view'
import { CarbonView as CarbonView_3ff37ea3f9f0ba13b8ab10f3ad97205b } from '../../../../admin/carbon/carbon-view'
import { MeasuredView as MeasuredView_e92d5c9473afe41f7d7a3a4eb58cc2fd } from '../../../../admin/measured/measured-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/open-added-rows#OpenAddedRows": OpenAddedRows_a40c335fea39f116125296daa087dde0,
  "/admin/components/text-row-label#TextRowLabel": TextRowLabel_e27b37107c62666797f48b78961a4d73,
  "/admin/lists/level-cell#LevelCell": LevelCell_e6e788989187b2248ffcc210a63d0be2,
  "/admin/expeditions/demand-note#DemandNote": DemandNote_0578161dd99204b3939483a0ef5e3ee9,
  "/admin/components/price-cell#PriceCell": PriceCell_9792d4b26cea437bf7a8a2ec1dbb8bc4,
  "/admin/components/price-input#PriceInput": PriceInput_25f91fed19fb4eeaf8ba5607c624d34d,
  "/admin/lists/countries-cell#CountriesCell": CountriesCell_4ef6d0e359c3d15ae0e30b1c7653a712,
  "/admin/lists/guide-cell#GuideCell": GuideCell_72c78e08389be529dca0f04031beb0c0,
  "/admin/components/day-row-label#DayRowLabel": DayRowLabel_3e67bdeeebaefc957928531924cdd9af,
  "/admin/route/route-input#RouteInput": RouteInput_46014010ac6a4d2cfb35d88f539fcdf2,
  "/admin/route/stage-row-label#StageRowLabel": StageRowLabel_52b13ffa088fe0c845a9f916531455b4,
  "/admin/stations/station-map#StationMap": StationMap_7c449bd0bb22342e88dcd4dfeb6ea4b4,
  "/admin/content/search-result-preview#SearchResultPreview": SearchResultPreview_d30dc4a71d624b46718e018b074067ce,
  "/admin/components/quick-filters#QuickFilters": QuickFilters_4c0a09e4ed0c978a0b6262ed1fe0e6e0,
  "/admin/saves/document-watch#DocumentWatch": DocumentWatch_2be6218977152d7c8cb7d2268be2136e,
  "/admin/content/start-views#StartExpeditionView": StartExpeditionView_e3b314a3d4fbe10466e66d8ea2a6cb29,
  "/admin/components/new-title#NewTitle": NewTitle_c4ae0117a11d2fcb75bcbaed0f63ff70,
  "/admin/desk/booked-days#BookedDays": BookedDays_76c3bf1cfd85fc2dbfee67b36cbffdd3,
  "/admin/planning/last-day-follows#LastDayFollows": LastDayFollows_22f672fff0ba4656788cc836a8b21216,
  "/admin/lists/departure-price-cell#DeparturePriceCell": DeparturePriceCell_b1ce179376119ad0cef3706784b200e3,
  "/admin/components/departure-fill-field#DepartureFillField": DepartureFillField_09988cd3cc89da6a9a467781d2083be8,
  "/admin/components/departure-fill-cell#DepartureFillCell": DepartureFillCell_3d766d1d3508f967f4f4108084491c82,
  "/admin/desk/departure-desk#DepartureDesk": DepartureDesk_5dd2b91ab676409da00931af382098fd,
  "/admin/planning/guide-check#GuideCheck": GuideCheck_ca508f4be46456573056a6f2733145a6,
  "/admin/planning/copy-selection#CopySelection": CopySelection_e3a86d2640aa7b808a77599d5015e313,
  "/admin/guide-page/guide-proposal-review#GuideProposalReview": GuideProposalReview_923bb4a5b589e7b309d7f7479a76f892,
  "/admin/guide-page/guide-days-off#GuideDaysOff": GuideDaysOff_f653edc85d7d7705ec53c510f5b03f51,
  "/admin/content/item-row-label#ItemRowLabel": ItemRowLabel_65fbe9b4664686ed8a3678c0b0a60640,
  "/admin/components/reindex-panel#ReindexPanel": ReindexPanel_a62803910ea43b1ccdd793604227e929,
  "/admin/content/start-views#StartPageView": StartPageView_e3b314a3d4fbe10466e66d8ea2a6cb29,
  "/admin/content/start-views#StartArticleView": StartArticleView_e3b314a3d4fbe10466e66d8ea2a6cb29,
  "/admin/newsletter/consent-export#ConsentExport": ConsentExport_d569de71de3d68366b1569c9d89c24c6,
  "/admin/desk/reservation-desk#ReservationDesk": ReservationDesk_e66c291156a14d2360ca91b54cdeefab,
  "/admin/lists/listed-booking-cells#ListedCustomer": ListedCustomer_5e065a549cdf4496c43f745d3142e021,
  "/admin/lists/listed-booking-cells#ListedDeparture": ListedDeparture_5e065a549cdf4496c43f745d3142e021,
  "/admin/lists/listed-booking-cells#ListedPaid": ListedPaid_5e065a549cdf4496c43f745d3142e021,
  "/admin/lists/listed-booking-cells#ListedOwed": ListedOwed_5e065a549cdf4496c43f745d3142e021,
  "/admin/components/json-input#JsonInput": JsonInput_7b64c2b37630051fa6f93336b54a066e,
  "/admin/lists/user-cell#UserCell": UserCell_a1747675b0e364a196d09b433c5ef08e,
  "/admin/messages/question-answers#QuestionAnswers": QuestionAnswers_3449cfecf4970110e2532fbc1d2bd46d,
  "/admin/contact/contact-conversation#ContactConversation": ContactConversation_50d3a8759e2f10ee6369f4aa0be31f9d,
  "/admin/cancellation/steps-preview#StepsPreview": StepsPreview_e383d00add5aa358ec7da3eddb92a27c,
  "/admin/payment-terms/terms-preview#TermsPreview": TermsPreview_d3f522abd1c98dbdec93dcec56d697fc,
  "/admin/mail-texts/text-preview#TextPreview": TextPreview_28f03a911eb746dea0f3c5b0613f843b,
  "/admin/mail-texts/mail-kinds#MailKinds": MailKinds_d779d126400f62518498fa1a9a784b35,
  "/admin/mail-texts/start-view#StartMailTextView": StartMailTextView_04dc55f9878400e1566f356c41df0101,
  "/admin/promos/effect-preview#EffectPreview": EffectPreview_87e1294479029ddbb587d00ce468b456,
  "/admin/level-quiz/profiles-preview#ProfilesPreview": ProfilesPreview_3a5e3991c9049ce4d909e8942fdec060,
  "/admin/change-log/changed-values-field#ChangedValuesField": ChangedValuesField_0a14d8cf59bc35ec4bf46027580b1148,
  "/admin/change-log/changed-values-cell#ChangedValuesCell": ChangedValuesCell_5788321fb55d65a44db847c1dfb736da,
  "/admin/accounts/password-link#PasswordLink": PasswordLink_9298e0d2db4011640c706f27efdf5ce3,
  "/admin/second-factor/second-factor-field#SecondFactorField": SecondFactorField_25c2bf17ebefd6dc963ff7715ff1ff3a,
  "/admin/accounts/open-sessions#OpenSessions": OpenSessions_6e84f7d64366d77f954ddac1f845b641,
  "/admin/accounts/account-bookings#AccountBookings": AccountBookings_69284c94f08d60fe43738abbfafaba45,
  "/admin/accounts/invite-account#InviteAccount": InviteAccount_4da46e959e56ac9c267f3acf0fb11a43,
  "/admin/components/operator-row-label#OperatorRowLabel": OperatorRowLabel_43a91c2024a044cc0b3f33fc7b7f2ead,
  "/admin/components/icon#Icon": Icon_f03b1689e92720a93f7614d49e7d986d,
  "/admin/components/logo#Logo": Logo_20022a3d9036b0b86bf10c6bfb83be08,
  "/admin/search/search-button#SearchButton": SearchButton_2f90b66b322a9ee70c0b77c2c57c22a9,
  "/admin/planning/planning-link#PlanningLink": PlanningLink_5cd05415429e51953d81cef609bbfb35,
  "/admin/guide-page/own-guide-page-link#OwnGuidePageLink": OwnGuidePageLink_cc42cf1457b876bb4144e46562a52cb2,
  "/admin/levels/level-agreement-link#LevelAgreementLink": LevelAgreementLink_f08174f51b9581eab60646c24bf044e1,
  "/admin/mails/mails-link#MailsLink": MailsLink_746d749bcb2ad968fc9dffaca6e4126b,
  "/admin/jobs/jobs-link#JobsLink": JobsLink_c1596f7ab4d84eef7c61aae1f2afcc57,
  "/admin/bank/bank-link#BankLink": BankLink_0b0f78f7959e3cbb431944e6640de060,
  "/admin/gift-cards/gift-cards-link#GiftCardsLink": GiftCardsLink_9546f0e163c40f81a59857fe479c17c9,
  "/admin/featured/featured-link#FeaturedLink": FeaturedLink_e97017d6544fd811809a127c23397b12,
  "/admin/campaigns/campaigns-link#CampaignsLink": CampaignsLink_db4c22677f417782c0a0683857c5df98,
  "/admin/audience/audience-link#AudienceLink": AudienceLink_f7bda613f8797f65e875d5fdd3a914ed,
  "/admin/carbon/carbon-link#CarbonLink": CarbonLink_746d235dd6fa645ce8323e20c366b553,
  "/admin/measured/measured-link#MeasuredLink": MeasuredLink_ce3b2c27b87322fa5c921ec224b191dc,
  "/admin/second-factor/second-factor-link#SecondFactorLink": SecondFactorLink_c0e780c29f21440ba12774adcafeaab3,
  "/admin/components/departures-dashboard#DeparturesDashboard": DeparturesDashboard_ac8551ed25009b829100d53bb5e6dcf1,
  "/admin/components/wide-menu#WideMenu": WideMenu_913d829fe16c2a00978ca82f6dd4f3b7,
  "/admin/components/other-address#OtherAddress": OtherAddress_496733b246032ae23ce8942274795892,
  "/admin/components/french-dates#FrenchDates": FrenchDates_47d7642272afeaf009b58f0436df4ad7,
  "/admin/french/french-leftovers#FrenchLeftovers": FrenchLeftovers_b9ddb8f79872448975853291b55b1106,
  "/admin/components/control-names#ControlNames": ControlNames_29b565373ed885c620ca6141a02972a2,
  "/admin/confirm-identity/confirm-identity#ConfirmIdentity": ConfirmIdentity_488ecf6eebbd048b16fbfa3cddcaeea5,
  "/admin/second-factor/sign-in-view#SignInView": SignInView_a243b5d1593c98a0cbc7ef1fa4496d6e,
  "/admin/second-factor/second-factor-view#SecondFactorView": SecondFactorView_fb7d805f3ce831be2bfbd3ca4a110916,
  "/admin/guide-page/own-guide-page-view#OwnGuidePageView": OwnGuidePageView_ae28bf2ae9ec4c4ee1481b610294c12c,
  "/admin/levels/level-agreement-view#LevelAgreementView": LevelAgreementView_a6870ddffb6476d609451dd636961897,
  "/admin/mails/mails-view#MailsView": MailsView_c21c35c6873303877ecdf788d13f8770,
  "/admin/jobs/jobs-view#JobsView": JobsView_53b5948f2883184d59f354e20f784b02,
  "/admin/bank/bank-view#BankView": BankView_99a242ab9a382a66120e6ac15b97a4b6,
  "/admin/gift-cards/gift-cards-view#GiftCardsView": GiftCardsView_f2b6b153627f3188afa99ba8dcdfdb69,
  "/admin/gift-cards/gift-card-view#GiftCardView": GiftCardView_dfe72e73b7d9187cd037b3ee70438c7d,
  "/admin/planning/planning-view#PlanningView": PlanningView_7debc2de01e71de9f3e9ffdf2ea54eb8,
  "/admin/planning/copy-view#CopyView": CopyView_ffddab8b4225b01782656a66b62b693b,
  "/admin/reductions/reductions-view#ReductionsView": ReductionsView_2c6a4bd1744bcaa284688504498c2265,
  "/admin/featured/featured-view#FeaturedView": FeaturedView_871f03d030f81fe56b18ce365058d094,
  "/admin/campaigns/campaigns-view#CampaignsView": CampaignsView_b966e44ebdfe003103f4c86cd147dd41,
  "/admin/audience/audience-view#AudienceView": AudienceView_e977944a0f4ce379aa449cd5fa334671,
  "/admin/carbon/carbon-view#CarbonView": CarbonView_3ff37ea3f9f0ba13b8ab10f3ad97205b,
  "/admin/measured/measured-view#MeasuredView": MeasuredView_e92d5c9473afe41f7d7a3a4eb58cc2fd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
