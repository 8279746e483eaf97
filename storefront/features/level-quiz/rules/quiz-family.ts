/** A family of activities, as the result names it. */
export type QuizFamily = { slug: string; title: string; icon: string; activities: string[] }
