import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { readFragment } from '#gql'
import type { Review_ReviewFragment } from '#gql/graphql'
import { reviewFragment } from '#entities/review/review-fragment.ts'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { rubricMessages as text } from './rubric-messages.ts'
import {
  faultsOf,
  inputOf,
  refusalsOf,
  valuesOf,
  type CriterionValues,
} from './rubric-values.ts'
import { saveRubric } from './save-rubric.ts'

type Values = { criteria: readonly CriterionValues[] }

export type RubricForm = ReturnType<typeof useRubricForm>

/** The rubric while it is being written, kept in this tab until it is saved. */
export function useRubricForm(viewerId: string, review: Review_ReviewFragment) {
  const client = useApolloClient()
  const { scholarshipId, rubric } = review
  const [basis, setBasis] = useBasis(review)
  const draft = useFormDraft<Values>(viewerId, `rubric.${scholarshipId}`, {
    criteria: valuesOf(rubric),
  })
  const form = useForm<Values>({
    initial: draft.start,
    // Its faults belong to rows, which have names of their own.
    validate: () => ({}),
    submit: async ({ criteria }) => {
      const fields = criteria.length > 0 ? faultsOf(criteria) : null
      if (!fields) return failure(text.faults.none)
      if (Object.keys(fields).length > 0) return { message: null, fields }
      const { version } = basis
      const input = { scholarshipId, version, criteria: inputOf(criteria) }
      const answer = await saveRubric(client, input)
      if (isProblem(answer)) {
        if (answer.__typename !== 'ValidationFailed') return failure(showError(answer))
        return { message: null, fields: refusalsOf(criteria, answer.errors) }
      }
      const saved = readFragment(reviewFragment, answer.review)
      setBasis(saved)
      draft.drop()
      form.reset({ criteria: valuesOf(saved.rubric) })
      toast.success({ title: text.saved, topic: 'rubric' })
      return null
    },
    explain: showError,
  })
  function set(criteria: readonly CriterionValues[]) {
    form.set('criteria', criteria)
    draft.keep({ criteria })
  }
  return { form, criteria: form.values.criteria, set }
}

/**
 * The review as this form knows it. The page keeps the review up to date, and the form follows in everything but
 * another rubric: what somebody else has saved meanwhile must not be overwritten.
 */
function useBasis(review: Review_ReviewFragment) {
  const [basis, setBasis] = useState(review)
  const isSameRubric = rubricOf(review) === rubricOf(basis)
  if (isSameRubric && review.version > basis.version) setBasis(review)
  return [basis, setBasis] as const
}

const rubricOf = ({ rubric }: Review_ReviewFragment) => JSON.stringify(valuesOf(rubric))

const failure = (message: string): FormFailure => ({ message, fields: {} })
