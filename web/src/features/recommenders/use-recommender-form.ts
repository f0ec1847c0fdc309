import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { askMutation, updateMutation } from './change-recommendation.ts'
import { MAX_OTHERS } from './other-applications.tsx'
import { recommenderMessages as text } from './recommender-messages.ts'
import type { Recommendation } from './recommenders-fragment.ts'

export type RecommenderProps = {
  applicationId: string
  /** The draft to change; null to ask a new person. */
  draft: Recommendation | null
  onClose: () => void
  onDone: () => Promise<void>
}

export type RecommenderValues = {
  recommenderName: string
  recommenderEmail: string
  relation: string
  note: string
  isWaived: '' | 'yes' | 'no'
  /** Other applications that need the same letter. */
  alsoFor: readonly string[]
  /** Whether the form sends the invitation; else it keeps a draft. */
  isSent: boolean
}

/** The form of a request: asks a new person, now or later, or changes a draft. */
export function useRecommenderForm({
  applicationId,
  draft,
  onClose,
  onDone,
}: RecommenderProps) {
  const [ask] = useMutation(askMutation)
  const [update] = useMutation(updateMutation)
  return useForm<RecommenderValues>({
    initial: initialOf(draft),
    validate,
    async submit({ isWaived, isSent: wanted, alsoFor, ...typed }) {
      const isSent = wanted && draft === null
      const recommender = { ...typed, isWaived: isWaived === 'yes' }
      const applicationIds = [applicationId, ...alsoFor]
      const asked = { ...recommender, applicationIds, isSent }
      const { data } = draft
        ? await update({ variables: { input: { ...recommender, id: draft.id } } })
        : await ask({ variables: { input: asked } })
      const result = data?.result
      if (!result) throw new Error('No answer to asking a recommender')
      if (isProblem(result)) return failureOf(result)
      const title = isSent ? text.sent(typed.recommenderName) : text.savedDraft
      toast.success({ title, topic: text.title })
      await onDone()
      onClose()
      return null
    },
    explain: showError,
  })
}

function initialOf(draft: Recommendation | null): RecommenderValues {
  return {
    recommenderName: draft?.recommenderName ?? '',
    recommenderEmail: draft?.recommenderEmail ?? '',
    relation: draft?.relation ?? '',
    note: draft?.note ?? '',
    isWaived: draft ? (draft.isWaived ? 'yes' : 'no') : '',
    alsoFor: [],
    isSent: draft === null,
  }
}

function validate({
  recommenderName,
  recommenderEmail,
  relation,
  isWaived,
  alsoFor,
}: RecommenderValues) {
  const { missing } = text
  return {
    ...(recommenderName.trim() === '' && { recommenderName: missing.recommenderName }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recommenderEmail.trim()) && {
      recommenderEmail: missing.recommenderEmail,
    }),
    ...(relation.trim() === '' && { relation: missing.relation }),
    ...(alsoFor.length > MAX_OTHERS && { alsoFor: missing.alsoFor }),
    ...(isWaived === '' && { isWaived: missing.isWaived }),
  }
}

/** Messages of inputs without a field here show above the form. */
function failureOf(problem: Parameters<typeof serverErrors>[0]) {
  const { errors = [], message } = problem
  const hasNoField = errors.some(({ path }) => path.includes('applicationId'))
  if (hasNoField) return { message, fields: {} }
  return serverErrors(problem)
}
