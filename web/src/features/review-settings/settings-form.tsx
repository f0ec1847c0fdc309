import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { blindWords } from '#entities/review/review-words.ts'
import type { BlindField, Review_ReviewFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { CheckboxGroup, Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { saveSettings } from './save-review.ts'
import { settingsMessages as text } from './settings-messages.ts'

const blindOptions = Object.entries(blindWords).map(([value, { name }]) => ({
  value,
  label: name,
}))

/** The rules by which a review is run. */
export function SettingsForm({ review }: { review: Review_ReviewFragment }) {
  const form = useSettings(review)
  return (
    <section aria-labelledby="rules" className="flex max-w-form flex-col gap-4">
      <h2 id="rules" className="text-xl">
        {text.settings}
      </h2>
      <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
        <CheckboxGroup
          legend={text.blind}
          help={text.blindHelp}
          name="blindFields"
          options={blindOptions}
          values={form.values.blindFields}
          onChange={(values) => form.set('blindFields', values as BlindField[])}
          error={form.failure?.fields['blindFields']}
        />
        <TextField
          {...form.field('reviewsPerApplication')}
          label={text.perApplication}
          inputMode="numeric"
        />
        <TextField
          {...form.field('decisionPromisedOn')}
          label={text.promised}
          help={text.promisedHelp}
          type="date"
          isOptional
        />
        <Checkbox
          label={text.shares}
          help={text.sharesHelp}
          name="sharesSummary"
          isChecked={form.values.sharesSummary}
          onChange={(isChecked) => form.set('sharesSummary', isChecked)}
        />
      </Form>
    </section>
  )
}

type Values = ReturnType<typeof valuesOf>
type Name = keyof Values

/**
 * The page keeps the review up to date: what this person has not changed follows, and only what they have changed is
 * saved, so that it replaces nothing that somebody else has saved meanwhile.
 */
function useSettings(review: Review_ReviewFragment) {
  const client = useApolloClient()
  const { scholarshipId } = review
  const saved = valuesOf(review)
  const [seen, setSeen] = useState(saved)
  const isChanged = (values: Values, name: Name) => !isSame(values[name], seen[name])
  const form = useForm<Values>({
    initial: saved,
    validate: ({ reviewsPerApplication }) =>
      /^([1-9]|10)$/.test(reviewsPerApplication.trim())
        ? {}
        : { reviewsPerApplication: text.perApplicationFault },
    submit: async (values) => {
      const { blindFields, reviewsPerApplication, decisionPromisedOn } = values
      const is = (name: Name) => isChanged(values, name)
      const answer = await saveSettings(client, {
        scholarshipId,
        ...(is('blindFields') && { blindFields }),
        ...(is('reviewsPerApplication') && {
          reviewsPerApplication: Number(reviewsPerApplication),
        }),
        ...(is('decisionPromisedOn') && { decisionPromisedOn: decisionPromisedOn || null }),
        ...(is('sharesSummary') && { sharesSummary: values.sharesSummary }),
      })
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.saved, topic: 'review' })
      return null
    },
    explain: showError,
  })
  useOnChange(JSON.stringify(saved), () => {
    const follow = <N extends Name>(name: N) => form.set(name, saved[name])
    const names = Object.keys(saved) as Name[]
    names.filter((name) => !isChanged(form.values, name)).forEach(follow)
    setSeen(saved)
  })
  return form
}

function valuesOf(review: Review_ReviewFragment) {
  const { blindFields, decisionPromisedOn, sharesSummary } = review
  return {
    blindFields: [...blindFields],
    reviewsPerApplication: String(review.reviewsPerApplication),
    decisionPromisedOn: decisionPromisedOn ?? '',
    sharesSummary,
  }
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
