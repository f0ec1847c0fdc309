/**
 * The points of a word by the best place where a listing has it: the body, the names of its fields, levels and
 * countries, the provider, or the title (the weights D, C, B and A of `search_text`). A listing's points are the sum
 * over the words of the query; ties are ordered by deadline. How often a word occurs and how far it is from another
 * says nothing about a scholarship.
 */
export const POINTS_OF_WEIGHT = [1, 2, 4, 8] as const
export const WEIGHT_LETTERS = ['D', 'C', 'B', 'A'] as const
