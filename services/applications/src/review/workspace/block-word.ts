import type { BlindField } from '../settings/review.ts'

const WORDS: Record<BlindField, string> = {
  name: 'name',
  contact: 'contact',
  schools: 'school',
  places: 'place',
  citizenship: 'citizenship',
  gender: 'gendered word',
  age: 'age',
  finances: 'finances',
}

/** The word that a block shows in place of hidden text. */
export function blockWord(kind: BlindField): string {
  return WORDS[kind]
}
