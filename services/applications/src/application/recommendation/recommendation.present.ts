import { upper } from '../application/application.present.ts'
import { isReadable, type Recommendation, type StoredLetter } from './recommendation.ts'
import type { RequestOfLink } from './request-of-link.ts'

/** A request as its student sees it; a field resolver adds the letter. */
export function presentRecommendation(recommendation: Recommendation) {
  const { id, recommenderName, recommenderEmail, relation, note } = recommendation
  const { isWaived, state, version, declineReason } = recommendation
  const { createdAt, invitedAt, openedAt, startedAt, endedAt, expiresAt } = recommendation
  return {
    id,
    recommenderName,
    recommenderEmail,
    relation,
    note,
    isWaived,
    state: upper(state),
    version,
    createdAt,
    invitedAt,
    openedAt,
    startedAt,
    endedAt,
    expiresAt,
    declineReason,
  }
}

export type PresentedRecommendation = ReturnType<typeof presentRecommendation>

/** @param id the request's, which finds the file */
export function presentLetter(id: string, letter: StoredLetter, hasScanner: boolean) {
  const { writtenAt, text, fileName, file } = letter
  const isOpen = file !== null && isReadable(letter, hasScanner)
  const contentPath = isOpen ? `/api/recommendations/${id}/letter` : null
  return { writtenAt, text, fileName, contentPath }
}

export function presentReusable(letter: StoredLetter) {
  const { id, recommenderName, relation, isWaived, writtenAt } = letter
  return { id, recommenderName, relation, isWaived, writtenAt }
}

/** A request as the holder of its link sees it. */
export function presentRequest(request: RequestOfLink) {
  const { recommendation, studentName, scholarshipTitle, provider, dueAt } = request
  const { id, recommenderName, relation, note, isWaived, state } = recommendation
  const { isReminded, draftText, draftFileName, endedAt, expiresAt } = recommendation
  return {
    id,
    studentName,
    scholarshipTitle,
    provider,
    recommenderName,
    relation,
    note,
    isWaived,
    state: upper(state),
    dueAt,
    dueTimeZone: request.dueTimeZone,
    expiresAt: expiresAt ?? dueAt,
    isReminded,
    draftText,
    draftFileName,
    endedAt,
  }
}

/** The same for the REST facade. */
export function presentRequestAsJson(request: RequestOfLink) {
  const { state, ...same } = presentRequest(request)
  return { ...same, status: state.toLowerCase() }
}
