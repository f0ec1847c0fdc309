/** For a text, or against it. */
export type VoteKind = 'up' | 'down'
