import type { BlindField, ReviewStage } from '#gql/graphql'

/** The stages of a review, and what happens in each. */
export const stageWords: Readonly<Record<ReviewStage, { name: string; means: string }>> = {
  SETUP: {
    name: 'Set up',
    means: 'You write the rubric and choose who reviews. Reviewers see nothing yet.',
  },
  SCORING: {
    name: 'Scoring',
    means: 'Reviewers read and score what is assigned to them.',
  },
  DECIDING: {
    name: 'Deciding',
    means: 'Scores are closed. You plan decisions and apply them.',
  },
  DONE: {
    name: 'Done',
    means: 'Everything is decided. If more applications come in, you can move back.',
  },
}

export const stages = ['SETUP', 'SCORING', 'DECIDING', 'DONE'] as const

/** The details that blinding hides from reviewers. */
export const blindWords: Readonly<Record<BlindField, { name: string; block: string }>> = {
  NAME: { name: 'Names', block: 'name hidden' },
  CONTACT: { name: 'Email, phone and links', block: 'contact hidden' },
  SCHOOLS: { name: 'Schools and universities', block: 'school hidden' },
  PLACES: { name: 'Countries and places', block: 'place hidden' },
  CITIZENSHIP: { name: 'Citizenship', block: 'citizenship hidden' },
  GENDER: { name: 'Words that reveal a gender', block: 'gender hidden' },
  AGE: { name: 'Date of birth and age', block: 'age hidden' },
  FINANCES: { name: 'Family income', block: 'finances hidden' },
}
