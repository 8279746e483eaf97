export const FIRST_STEPS_PREFERENCE = 'agency-first-steps'
