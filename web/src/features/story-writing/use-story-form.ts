import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '#gql'
import type { ContentKind } from '#gql/graphql'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { GALLERY_MAX } from './gallery.ts'
import { linksOf, missingOf, type StoryValues, valuesOf, wordsOf } from './story-values.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'

const mutation = graphql(`
  mutation StoryForm_Save($input: SaveContentInput!) {
    saveContent(input: $input) {
      __typename
      ... on ContentSuccess {
        piece {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export type WrittenStory = {
  id: string
  version: number
  applicationId: string | null
  spotlightId: string | null
  words: { [field: string]: unknown }
}

type Options = {
  kind: ContentKind
  organizationId: string | null
  /** Null for a new one. */
  piece: WrittenStory | null
  onSaved: (id: string) => void
}

/** The form of a text; typed values stay in this tab until they are saved. */
export function useStoryForm({ kind, organizationId, piece, onSaved }: Options) {
  const client = useApolloClient()
  const owner = useViewer()?.id ?? ''
  const place = piece?.id ?? `new-${kind}-${organizationId ?? 'site'}`
  const record = valuesOf(kind, piece?.words, piece ?? undefined)
  const draft = useFormDraft<StoryValues>(owner, `story-${place}`, record)
  const form = useForm<StoryValues>({
    initial: draft.start,
    validate: (values) => missingOf(kind, values),
    submit: async (values) => {
      const input = {
        ...(piece && { id: piece.id, version: piece.version }),
        organizationId,
        kind,
        ...linksOf(kind, values),
        words: wordsOf(kind, values),
      }
      const { data } = await client.mutate({ mutation, variables: { input } })
      const answer = data?.saveContent
      if (!answer) throw new Error('The answer is empty')
      if (isProblem(answer)) return serverErrors(answer, RENAMED)
      draft.drop()
      toast.success({ title: text.saved, topic: 'story' })
      onSaved(answer.piece.id)
      return null
    },
    explain: showError,
  })
  const { values } = form
  useEffect(() => draft.keep(values), [draft, values])
  return { form, isRestored: draft.isRestored }
}

/** The form has one picture, whatever the kind names it, and one gallery. */
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
