/** What a student wants to talk about. */
export const CONTEXTS = [
  'general',
  'scholarship_search',
  'application_help',
  'motivation',
  'celebration',
  'stress_management',
] as const
export type Context = (typeof CONTEXTS)[number]
