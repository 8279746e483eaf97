import * as initial from './20261121_071256_initial'
import * as constraintsAndHits from './20261121_080000_constraints_and_hits'
import * as accounts from './20261121_080301_accounts'
import * as accountTables from './20261121_080400_account_tables'
import * as searchSynonyms from './20261121_082251_search_synonyms'
import * as search from './20261122_100000_search'
import * as bookingAndVoice from './20261122_110000_booking_and_voice'
import * as bookingRules from './20261122_110100_booking_rules'
import * as startPoints from './20261122_130000_start_points'
import * as portraits from './20261122_111500_portraits'
import * as favouriteNews from './20261122_120000_favourite_news'
import * as profileReminders from './20261122_140000_profile_reminders'
import * as searchBits from './20261122_150000_search_bits'
import * as secondFactorSetting from './20261123_111400_second_factor_setting'

import * as secondFactors from './20261123_111500_second_factors'
import * as panelReadings from './20261123_101400_panel_readings'
import * as panelReadingsFold from './20261123_101500_panel_readings_fold'
import * as sessionDetails from './20261123_040100_session_details'
import * as billingNames from './20261123_103000_billing_names'
import * as paymentRequests from './20261123_090100_payment_requests'
import * as holdPeriods from './20261123_090200_hold_periods'
import * as depositReminders from './20261123_090300_deposit_reminders'
import * as levelZero from './20261123_120000_level_zero'
import * as callRequests from './20261123_130000_call_requests'
import * as changeLog from './20261124_080000_change_log'
import * as changeLogTriggers from './20261124_080100_change_log_triggers'
import * as legalDocuments from './20261124_090000_legal_documents'
import * as legalDocumentsKept from './20261124_090100_legal_documents_kept'
import * as pages from './20261125_100000_pages'
import * as faq from './20261125_120000_faq'
import * as faqRatings from './20261125_120100_faq_ratings'
import * as informationForms from './20261126_110000_information_forms'
import * as levelQuizzes from './20261126_120000_level_quizzes'
import * as levelQuizzesKept from './20261126_120100_level_quizzes_kept'
import * as publishedSlugs from './20261125_100100_published_slugs'
import * as renewedContent from './20261125_100200_renewed_content'
import * as articles from './20261127_090000_articles'
import * as articleSlugs from './20261127_090100_article_slugs'
import * as renewedByTag from './20261127_090200_renewed_by_tag'
import * as pendingOrders from './20261123_090400_pending_orders'
import * as reservationContract from './20261128_080000_reservation_contract'
import * as userLevels from './20261128_090100_user_levels'
import * as consentProofs from './20261128_100000_consent_proofs'
import * as contactMessages from './20261125_110000_contact_messages'
import * as contactReplies from './20261125_110100_contact_replies'
import * as siteTexts from './20261128_111300_site_texts'
import * as navigation from './20261128_121000_navigation'
import * as homePageDrafts from './20261128_122000_home_page_drafts'
import * as morningMails from './20261128_130000_morning_mails'
import * as bankFileCredits from './20261128_205000_bank_file_credits'
import * as fileAddresses from './20261129_004700_file_addresses'
import * as foundRefunds from './20261129_004800_found_refunds'
import * as drawnByJobs from './20261129_010100_drawn_by_jobs'
import * as promoRules from './20261129_011800_promo_rules'
import * as mailboxes from './20261128_142000_mailboxes'
import * as ownCallRequests from './20261128_142100_own_call_requests'
import * as audience from './20261129_110000_audience'
import * as departureConfirmation from './20261202_100000_departure_confirmation'
import * as departureDecisions from './20261202_100100_departure_decisions'
import * as confirmedCards from './20261202_100200_confirmed_cards'
import * as levelNotice from './20261202_110000_level_notice'
import * as levelPlans from './20261202_120000_level_plans'
import * as salesClosed from './20261202_130000_sales_closed'
import * as openSeats from './20261202_130100_open_seats'
import * as upkeepEmail from './20261202_140000_upkeep_email'
import * as waitlistSetting from './20261205_100000_waitlist_setting'
import * as waitlist from './20261205_100100_waitlist'
import * as travelerCanceled from './20261207_100000_traveler_canceled'
import * as waitlistMoves from './20261208_100000_waitlist_moves'
import * as waitlistCards from './20261208_100100_waitlist_cards'
import * as cancellationChoices from './20261208_110000_cancellation_choices'
import * as credit from './20261208_110100_credit'
import * as cancellationRules from './20261208_120000_cancellation_rules'
import * as cancellationRulesKept from './20261208_120100_cancellation_rules_kept'
import * as guidesAndLevels from './20261208_140000_guides_and_levels'
import * as guideProposals from './20261208_140100_guide_proposals'
import * as placeTransfers from './20261208_150000_place_transfers'
import * as reservationTransfers from './20261208_150100_reservation_transfers'
import * as scheduledMails from './20261208_170000_scheduled_mails'
import * as childPrices from './20261208_220000_child_prices'
import * as partyAges from './20261208_220100_party_ages'
import * as emergencyPhone from './20261208_230000_emergency_phone'
import * as guideField from './20261208_230100_guide_field'
import * as groupMessages from './20261208_230200_group_messages'
import * as departureCancellations from './20261208_235000_departure_cancellations'
import * as onlinePayments from './20261209_100000_online_payments'
import * as paymentTables from './20261209_100100_payment_tables'
import * as places from './20261209_600000_places'
import * as paymentHouse from './20261209_610000_payment_house'
import * as emissionFactors from './20261209_700000_emission_factors'
import * as guideRestDays from './20261209_710000_guide_rest_days'
import * as guideOverrides from './20261209_710100_guide_overrides'
import * as departureCopies from './20261209_710200_departure_copies'
import * as userTowns from './20261209_710250_user_towns'
import * as invoiceNotice from './20261209_800000_invoice_notice'
import * as invoices from './20261209_800100_invoices'
import * as guideChanges from './20261209_810000_guide_changes'
import * as tripCarbon from './20261209_820000_trip_carbon'
import * as tripDoors from './20261209_820100_trip_doors'
import * as paymentDifferences from './20261209_910000_payment_differences'
import * as promoCodes from './20261209_940000_promo_codes'
import * as discounts from './20261209_940100_discounts'
import * as guideCalendarLinks from './20261209_950000_guide_calendar_links'
import * as bankLines from './20261209_960000_bank_lines'
import * as guideNews from './20261209_970000_guide_news'
import * as giftWords from './20261210_100000_gift_words'
import * as giftCards from './20261210_100100_gift_cards'
import * as savedCards from './20261210_200000_saved_cards'
import * as paymentDisputes from './20261210_200100_payment_disputes'
import * as parentalAuthorisation from './20261210_300000_parental_authorisation'
import * as guardians from './20261210_300100_guardians'
import * as sharedDeposits from './20261211_100000_shared_deposits'
import * as giftDesk from './20261211_200100_gift_desk'
import * as giftTransfers from './20261211_200200_gift_transfers'
import * as reservationMails from './20261211_300000_reservation_mails'
import * as contractChangeTerms from './20261211_400000_contract_change_terms'
import * as contractChanges from './20261211_400100_contract_changes'
import * as paymentMoves from './20261211_300100_payment_moves'
import * as bankLineKeys from './20261211_300200_bank_line_keys'
import * as authorisationReturns from './20261211_400200_authorisation_returns'
import * as waitlistAges from './20261212_100000_waitlist_ages'
import * as sharingOfCanceledDeparture from './20261212_100100_sharing_of_canceled_departure'
import * as leftDepartures from './20261213_100000_left_departures'
import * as decisionsOfADay from './20261214_100000_decisions_of_a_day'
import * as stationAltitude from './20261216_100000_station_altitude'
import * as giftEvidence from './20261217_100000_gift_evidence'
import * as trainsOfTripDoors from './20261218_100000_trains_of_trip_doors'
import * as trainOperators from './20261219_100000_train_operators'
import * as departureReductions from './20261220_100000_departure_reductions'
import * as departurePrices from './20261220_100100_departure_prices'
import * as giftTrips from './20261220_110000_gift_trips'
import * as manyPeople from './20261221_100000_many_people'
import * as departureWeeks from './20261222_100000_departure_weeks'
import * as paidCents from './20261222_110000_paid_cents'
import * as reviewCounts from './20261223_100000_review_counts'
import * as filledProfiles from './20261223_110000_filled_profiles'
import * as secondFactorByDefault from './20261128_155500_second_factor_by_default'
import * as unprovenHolds from './20261128_142600_unproven_holds'
import * as setAsideRows from './20261128_202000_set_aside_rows'
import * as refusedAddresses from './20261128_203500_refused_addresses'
import * as jobAlerts from './20261128_203900_job_alerts'
import * as paymentTimes from './20261128_204254_payment_times'
import * as savedFields from './20261129_004900_saved_fields'
import * as returnedTransfers from './20261129_043400_returned_transfers'
import * as privateFields from './20261129_054007_private_fields'
import * as overseasPhones from './20261129_103000_overseas_phones'
import * as reservationNotes from './20261129_101500_reservation_notes'
import * as countedCarbon from './20261129_104500_counted_carbon'
import * as declinedShares from './20261129_160300_declined_shares'
import * as newsletterConsent from './20261129_163000_newsletter_consent'
import * as receiptAddresses from './20261129_164800_receipt_addresses'
import * as guideAbsences from './20261129_203000_guide_absences'
import * as campaigns from './20261129_204900_campaigns'
import * as addedTravelers from './20261129_212500_added_travelers'
import * as cashPayments from './20261129_213000_cash_payments'
import * as unaccentedWords from './20261129_213100_unaccented_words'
import * as paymentTerms from './20261129_214500_payment_terms'
import * as guideVisits from './20261129_215000_guide_visits'
import * as guideReplies from './20261129_215100_guide_replies'

export const migrations = [
  { ...initial, name: '20261121_071256_initial' },
  { ...constraintsAndHits, name: '20261121_080000_constraints_and_hits' },
  { ...accounts, name: '20261121_080301_accounts' },
  { ...accountTables, name: '20261121_080400_account_tables' },
  { ...searchSynonyms, name: '20261121_082251_search_synonyms' },
  { ...search, name: '20261122_100000_search' },
  { ...bookingAndVoice, name: '20261122_110000_booking_and_voice' },
  { ...bookingRules, name: '20261122_110100_booking_rules' },
  { ...portraits, name: '20261122_111500_portraits' },
  { ...favouriteNews, name: '20261122_120000_favourite_news' },
  { ...startPoints, name: '20261122_130000_start_points' },
  { ...profileReminders, name: '20261122_140000_profile_reminders' },
  { ...searchBits, name: '20261122_150000_search_bits' },
  { ...secondFactorSetting, name: '20261123_111400_second_factor_setting' },
  { ...secondFactors, name: '20261123_111500_second_factors' },
  { ...panelReadings, name: '20261123_101400_panel_readings' },
  { ...panelReadingsFold, name: '20261123_101500_panel_readings_fold' },
  { ...sessionDetails, name: '20261123_040100_session_details' },
  { ...billingNames, name: '20261123_103000_billing_names' },
  { ...paymentRequests, name: '20261123_090100_payment_requests' },
  { ...holdPeriods, name: '20261123_090200_hold_periods' },
  { ...depositReminders, name: '20261123_090300_deposit_reminders' },
  { ...pendingOrders, name: '20261123_090400_pending_orders' },
  { ...levelZero, name: '20261123_120000_level_zero' },
  { ...callRequests, name: '20261123_130000_call_requests' },
  { ...changeLog, name: '20261124_080000_change_log' },
  { ...changeLogTriggers, name: '20261124_080100_change_log_triggers' },
  { ...legalDocuments, name: '20261124_090000_legal_documents' },
  { ...legalDocumentsKept, name: '20261124_090100_legal_documents_kept' },
  { ...pages, name: '20261125_100000_pages' },
  { ...publishedSlugs, name: '20261125_100100_published_slugs' },
  { ...renewedContent, name: '20261125_100200_renewed_content' },
  { ...contactMessages, name: '20261125_110000_contact_messages' },
  { ...contactReplies, name: '20261125_110100_contact_replies' },
  { ...faq, name: '20261125_120000_faq' },
  { ...faqRatings, name: '20261125_120100_faq_ratings' },
  { ...informationForms, name: '20261126_110000_information_forms' },
  { ...levelQuizzes, name: '20261126_120000_level_quizzes' },
  { ...levelQuizzesKept, name: '20261126_120100_level_quizzes_kept' },
  { ...articles, name: '20261127_090000_articles' },
  { ...articleSlugs, name: '20261127_090100_article_slugs' },
  { ...renewedByTag, name: '20261127_090200_renewed_by_tag' },
  { ...reservationContract, name: '20261128_080000_reservation_contract' },
  { ...userLevels, name: '20261128_090100_user_levels' },
  { ...consentProofs, name: '20261128_100000_consent_proofs' },
  { ...siteTexts, name: '20261128_111300_site_texts' },
  { ...navigation, name: '20261128_121000_navigation' },
  { ...homePageDrafts, name: '20261128_122000_home_page_drafts' },
  { ...morningMails, name: '20261128_130000_morning_mails' },
  { ...audience, name: '20261129_110000_audience' },
  { ...departureConfirmation, name: '20261202_100000_departure_confirmation' },
  { ...departureDecisions, name: '20261202_100100_departure_decisions' },
  { ...confirmedCards, name: '20261202_100200_confirmed_cards' },
  { ...levelNotice, name: '20261202_110000_level_notice' },
  { ...levelPlans, name: '20261202_120000_level_plans' },
  { ...salesClosed, name: '20261202_130000_sales_closed' },
  { ...openSeats, name: '20261202_130100_open_seats' },
  { ...upkeepEmail, name: '20261202_140000_upkeep_email' },
  { ...waitlistSetting, name: '20261205_100000_waitlist_setting' },
  { ...waitlist, name: '20261205_100100_waitlist' },
  { ...travelerCanceled, name: '20261207_100000_traveler_canceled' },
  { ...waitlistMoves, name: '20261208_100000_waitlist_moves' },
  { ...waitlistCards, name: '20261208_100100_waitlist_cards' },
  { ...cancellationChoices, name: '20261208_110000_cancellation_choices' },
  { ...credit, name: '20261208_110100_credit' },
  { ...cancellationRules, name: '20261208_120000_cancellation_rules' },
  { ...cancellationRulesKept, name: '20261208_120100_cancellation_rules_kept' },
  { ...guidesAndLevels, name: '20261208_140000_guides_and_levels' },
  { ...guideProposals, name: '20261208_140100_guide_proposals' },
  { ...placeTransfers, name: '20261208_150000_place_transfers' },
  { ...reservationTransfers, name: '20261208_150100_reservation_transfers' },
  { ...scheduledMails, name: '20261208_170000_scheduled_mails' },
  { ...childPrices, name: '20261208_220000_child_prices' },
  { ...partyAges, name: '20261208_220100_party_ages' },
  { ...emergencyPhone, name: '20261208_230000_emergency_phone' },
  { ...guideField, name: '20261208_230100_guide_field' },
  { ...groupMessages, name: '20261208_230200_group_messages' },
  { ...departureCancellations, name: '20261208_235000_departure_cancellations' },
  { ...onlinePayments, name: '20261209_100000_online_payments' },
  { ...paymentTables, name: '20261209_100100_payment_tables' },
  { ...places, name: '20261209_600000_places' },
  { ...paymentHouse, name: '20261209_610000_payment_house' },
  { ...emissionFactors, name: '20261209_700000_emission_factors' },
  { ...guideRestDays, name: '20261209_710000_guide_rest_days' },
  { ...guideOverrides, name: '20261209_710100_guide_overrides' },
  { ...departureCopies, name: '20261209_710200_departure_copies' },
  { ...userTowns, name: '20261209_710250_user_towns' },
  { ...invoiceNotice, name: '20261209_800000_invoice_notice' },
  { ...invoices, name: '20261209_800100_invoices' },
  { ...guideChanges, name: '20261209_810000_guide_changes' },
  { ...tripCarbon, name: '20261209_820000_trip_carbon' },
  { ...tripDoors, name: '20261209_820100_trip_doors' },
  { ...paymentDifferences, name: '20261209_910000_payment_differences' },
  { ...promoCodes, name: '20261209_940000_promo_codes' },
  { ...discounts, name: '20261209_940100_discounts' },
  { ...guideCalendarLinks, name: '20261209_950000_guide_calendar_links' },
  { ...bankLines, name: '20261209_960000_bank_lines' },
  { ...guideNews, name: '20261209_970000_guide_news' },
  { ...giftWords, name: '20261210_100000_gift_words' },
  { ...giftCards, name: '20261210_100100_gift_cards' },
  { ...savedCards, name: '20261210_200000_saved_cards' },
  { ...paymentDisputes, name: '20261210_200100_payment_disputes' },
  { ...parentalAuthorisation, name: '20261210_300000_parental_authorisation' },
  { ...guardians, name: '20261210_300100_guardians' },
  { ...sharedDeposits, name: '20261211_100000_shared_deposits' },
  { ...giftDesk, name: '20261211_200100_gift_desk' },
  { ...giftTransfers, name: '20261211_200200_gift_transfers' },
  { ...reservationMails, name: '20261211_300000_reservation_mails' },
  { ...paymentMoves, name: '20261211_300100_payment_moves' },
  { ...bankLineKeys, name: '20261211_300200_bank_line_keys' },
  { ...contractChangeTerms, name: '20261211_400000_contract_change_terms' },
  { ...contractChanges, name: '20261211_400100_contract_changes' },
  { ...authorisationReturns, name: '20261211_400200_authorisation_returns' },
  { ...waitlistAges, name: '20261212_100000_waitlist_ages' },
  { ...sharingOfCanceledDeparture, name: '20261212_100100_sharing_of_canceled_departure' },
  { ...leftDepartures, name: '20261213_100000_left_departures' },
  { ...decisionsOfADay, name: '20261214_100000_decisions_of_a_day' },
  { ...stationAltitude, name: '20261216_100000_station_altitude' },
  { ...giftEvidence, name: '20261217_100000_gift_evidence' },
  { ...trainsOfTripDoors, name: '20261218_100000_trains_of_trip_doors' },
  { ...trainOperators, name: '20261219_100000_train_operators' },
  { ...departureReductions, name: '20261220_100000_departure_reductions' },
  { ...departurePrices, name: '20261220_100100_departure_prices' },
  { ...giftTrips, name: '20261220_110000_gift_trips' },
  { ...manyPeople, name: '20261221_100000_many_people' },
  { ...departureWeeks, name: '20261222_100000_departure_weeks' },
  { ...paidCents, name: '20261222_110000_paid_cents' },
  { ...reviewCounts, name: '20261223_100000_review_counts' },
  { ...filledProfiles, name: '20261223_110000_filled_profiles' },
  { ...secondFactorByDefault, name: '20261128_155500_second_factor_by_default' },
  { ...mailboxes, name: '20261128_142000_mailboxes' },
  { ...ownCallRequests, name: '20261128_142100_own_call_requests' },
  { ...unprovenHolds, name: '20261128_142600_unproven_holds' },
  { ...setAsideRows, name: '20261128_202000_set_aside_rows' },
  { ...refusedAddresses, name: '20261128_203500_refused_addresses' },
  { ...jobAlerts, name: '20261128_203900_job_alerts' },
  { ...paymentTimes, name: '20261128_204254_payment_times' },
  { ...bankFileCredits, name: '20261128_205000_bank_file_credits' },
  { ...fileAddresses, name: '20261129_004700_file_addresses' },
  { ...foundRefunds, name: '20261129_004800_found_refunds' },
  { ...drawnByJobs, name: '20261129_010100_drawn_by_jobs' },
  { ...promoRules, name: '20261129_011800_promo_rules' },
  { ...savedFields, name: '20261129_004900_saved_fields' },
  { ...returnedTransfers, name: '20261129_043400_returned_transfers' },
  { ...privateFields, name: '20261129_054007_private_fields' },
  { ...overseasPhones, name: '20261129_103000_overseas_phones' },
  { ...reservationNotes, name: '20261129_101500_reservation_notes' },
  { ...countedCarbon, name: '20261129_104500_counted_carbon' },
  { ...declinedShares, name: '20261129_160300_declined_shares' },
  { ...newsletterConsent, name: '20261129_163000_newsletter_consent' },
  { ...receiptAddresses, name: '20261129_164800_receipt_addresses' },
  { ...guideAbsences, name: '20261129_203000_guide_absences' },
  { ...campaigns, name: '20261129_204900_campaigns' },
  { ...addedTravelers, name: '20261129_212500_added_travelers' },
  { ...cashPayments, name: '20261129_213000_cash_payments' },
  { ...unaccentedWords, name: '20261129_213100_unaccented_words' },
  { ...paymentTerms, name: '20261129_214500_payment_terms' },
  { ...guideVisits, name: '20261129_215000_guide_visits' },
  { ...guideReplies, name: '20261129_215100_guide_replies' },
]
