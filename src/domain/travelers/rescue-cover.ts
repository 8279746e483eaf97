/** Whether an option of a trip is the insurance of search and rescue: its name says so (« Assurance secours »). */
export const isRescueCover = ({ label }: { label: string }): boolean => /\bsecours\b/i.test(label)
