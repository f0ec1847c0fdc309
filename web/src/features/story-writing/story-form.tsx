import { useApolloClient, useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ContentKind } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { GALLERY_MAX } from './gallery.ts'
import { GalleryField } from './gallery-field.tsx'
import { PictureField } from './picture-field.tsx'
import { sources, storyWritingMessages as text } from './story-writing-messages.ts'
import {
  isAboutRecipient,
  labelOf,
  LONG,
  missingOf,
  REQUIRED,
  type StoryValues,
  TEXT_FIELDS,
  valuesOf,
  wordsOf,
} from './story-values.ts'

const mutation = graphql(`
  mutation StoryForm_Save($input: SaveContentInput!) {
    saveContent(input: $input) {
      __typename
      ... on ContentSuccess {
        piece {
          id
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const recipientsQuery = graphql(`
  query StoryForm_Recipients($organizationId: ID!) {
    storyRecipients(organizationId: $organizationId) {
      applicationId
      student {
        id
        firstName
        lastName
      }
    }
  }
`)

export type StoryFormProps = {
  kind: ContentKind
  organizationId: string | null
  categories: Record<string, string>
  /** Null: a new one. */
  piece: {
    id: string
    version: number
    applicationId: string | null
    words: { [field: string]: unknown }
  } | null
  onSaved: (id: string) => void
}

/** Everything that a kind of story has; saved as a draft, as often as its writer likes. */
export function StoryForm(props: StoryFormProps) {
  const { kind, organizationId } = props
  const form = useStoryForm(props)
  const { values } = form
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      {kind === 'TESTIMONIAL' && (
        <SelectField
          {...form.field('sourceType')}
          label={text.sourceType}
          placeholder={text.choose}
          options={optionsOf(sources)}
        />
      )}
      {isAboutRecipient(kind, values) && organizationId !== null && (
        <RecipientField form={form} organizationId={organizationId} />
      )}
      {kind !== 'STORY' && (
        <SelectField
          {...form.field('category')}
          label={text.category}
          placeholder={text.choose}
          options={optionsOf(props.categories)}
        />
      )}
      {TEXT_FIELDS[kind].map((name) => {
        const label = labelOf(name)
        const help =
          name === 'story' ? text.storyHelp : name === 'tags' ? text.tagsHelp : undefined
        const shared = { ...form.field(name), label, help, isOptional: !REQUIRED.has(name) }
        return LONG.has(name) ? (
          <TextArea key={name} {...shared} rows={name === 'story' ? 10 : 4} />
        ) : (
          <TextField key={name} {...shared} />
        )
      })}
      <PictureField {...form.field('picture')} organizationId={organizationId} />
      {kind === 'SPOTLIGHT' && (
        <GalleryField {...form.field('gallery')} organizationId={organizationId} />
      )}
    </Form>
  )
}

function useStoryForm({ kind, organizationId, piece, onSaved }: StoryFormProps) {
  const client = useApolloClient()
  return useForm<StoryValues>({
    initial: valuesOf(kind, piece?.words, piece?.applicationId),
    validate: (values) => missingOf(kind, values),
    submit: async (values) => {
      const input = {
        ...(piece && { id: piece.id, version: piece.version }),
        organizationId,
        kind,
        applicationId: isAboutRecipient(kind, values) ? values.applicationId : null,
        words: wordsOf(kind, values),
      }
      const { data } = await client.mutate({ mutation, variables: { input } })
      const answer = data?.saveContent
      if (!answer) throw new Error('The answer is empty')
      if (isProblem(answer)) return serverErrors(answer, RENAMED)
      toast.success({ title: text.saved, topic: 'story' })
      onSaved(answer.piece.id)
      return null
    },
    explain: showError,
  })
}

/** The form has one picture, whatever the kind calls it, and one gallery. */
const RENAMED = Object.fromEntries([
  ['images', 'picture'],
  ...['heroImage', 'profileImage', 'sourceImage'].flatMap((name) => [
    [`words.${name}`, 'picture'],
    [`words.${name}.alt`, 'picture'],
  ]),
  ...Array.from({ length: GALLERY_MAX }, (_, index) => [
    `words.galleryImages.${index}.alt`,
    'gallery',
  ]),
])

function RecipientField({
  form,
  organizationId,
}: {
  form: FormState<StoryValues>
  organizationId: string
}) {
  const { data } = useQuery(recipientsQuery, { variables: { organizationId } })
  const recipients = data?.storyRecipients
  return (
    <SelectField
      {...form.field('applicationId')}
      label={text.recipient}
      help={recipients?.length === 0 ? text.noRecipients : text.recipientHelp}
      placeholder={text.chooseRecipient}
      options={(recipients ?? []).map(({ applicationId, student }) => ({
        value: applicationId,
        label: student ? `${student.firstName} ${student.lastName}` : text.untitled,
      }))}
    />
  )
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
