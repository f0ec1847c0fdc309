import { useApolloClient } from '@apollo/client/react'
import { showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useForm } from '#ui/use-form.ts'
import { changeSession } from './change-session.ts'
import { sessionMessages as text } from './mentor-messages.ts'
import { sessionDone } from './session-done-messages.ts'
import { sessionMutations } from './session-mutations.ts'

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: text.starsOf(count),
}))

/** The student says how a completed session was. */
export function ReviewForm({ id }: { id: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { rating: '', feedback: '', isPublic: false },
    validate: ({ rating }) => (rating ? {} : { rating: text.starsMissing }),
    submit: ({ rating, feedback, isPublic }) => {
      const words = feedback.trim() || null
      const input = { id, rating: Number(rating), feedback: words, isPublic }
      return changeSession(client, sessionMutations.review, input, sessionDone.reviewed)
    },
    explain: showError,
  })
  return (
    <section aria-labelledby="review" className="flex flex-col gap-4">
      <h2 id="review" className="text-xl">
        {text.review}
      </h2>
      <Form form={form} submitLabel={text.reviewSubmit}>
        <SelectField
          {...form.field('rating')}
          label={text.stars}
          placeholder="…"
          options={stars}
        />
        <TextArea
          {...form.field('feedback')}
          label={text.feedback}
          help={text.feedbackHelp}
          maxLength={2000}
          isOptional
        />
        <Checkbox
          name="isPublic"
          label={text.isPublic}
          help={text.isPublicHelp}
          isChecked={form.values.isPublic}
          onChange={(isPublic) => form.set('isPublic', isPublic)}
        />
      </Form>
    </section>
  )
}
