import type { ApplicationForm } from '../../application/application/application-form.ts'
import type { Recommendation } from '../../application/recommendation/recommendation.ts'
import type { BlindField } from '../settings/review.ts'
import { subjectOf } from './blind-form.ts'
import { blindText, type TextPiece } from './blind-text.ts'

/** A letter of recommendation for readers who must not know everything. */
export type BlindedLetter = {
  /** Null if names are hidden. */
  recommenderName: string | null
  relation: TextPiece[]
  /** Null if a file was sent. */
  text: TextPiece[] | null
}

/**
 * Hides in a letter what is hidden in the form: its writer names the applicant, and signs. See `blindText` for its
 * limits.
 */
export function blindLetter(
  { recommenderName, relation }: Pick<Recommendation, 'recommenderName' | 'relation'>,
  { text, form }: { text: string | null; form: ApplicationForm },
  blind: readonly BlindField[],
): BlindedLetter {
  const subject = { ...subjectOf(form), others: [personOf(recommenderName)] }
  return {
    recommenderName: hidesNames(blind) ? null : recommenderName,
    relation: blindText(relation, subject, blind),
    text: text === null ? null : blindText(text, subject, blind),
  }
}

/** An address reveals a name as well. */
function hidesNames(blind: readonly BlindField[]): boolean {
  return blind.includes('name') || blind.includes('contact')
}

/** "Dr. Ama Serwaa Mensah": the last word is what they sign with. */
function personOf(name: string) {
  const words = name.trim().split(/\s+/)
  const lastName = words.pop() ?? null
  return { firstName: words.join(' ') || null, lastName }
}
