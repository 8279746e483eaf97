/** The panel's page of campaigns. */
export const CAMPAIGNS_PATH = '/admin/campagnes'
