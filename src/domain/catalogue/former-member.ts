/** Who signs the questions and reviews of an account that is no more. */
export const FORMER_MEMBER = 'Ancien membre'
