/** How the agency is called: as it is read, and as it is dialed. */
export type AgencyPhone = { phone: string; phone_e164: string }
