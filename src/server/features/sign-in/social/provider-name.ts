/** What a provider is called in front of people. */
export type ProviderName = 'Google' | 'Facebook'
