import { useMutation } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useCountries } from '#entities/country/use-countries.ts'
import { type Draft, useFormDraft } from '#lib/forms/form-draft.ts'
import { sayFailed } from '#lib/forms/say-failed.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { Button } from '#ui/button.tsx'
import { FullDialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure, type FormState } from '#ui/use-form.ts'
import { graphql } from '#gql'
import {
  categoryOptions,
  communityMessages as text,
  degreeOptions,
  visaOptions,
} from './community-messages.ts'
import { SimilarPosts, TagSuggestions } from './post-hints.tsx'
import { type Finding, PersonalDataNotice } from './personal-data-notice.tsx'
import { checkPost, newPost, tagsOf, withTag, type PostValues } from './post-values.ts'
import { writingMessages as writing } from './writing-messages.ts'

const createMutation = graphql(`
  mutation PostForm_Create($input: CreatePostInput!) {
    createPost(input: $input) {
      __typename
      ... on PostSuccess {
        post {
          id
        }
      }
      ... on PersonalDataFound {
        findings {
          kind
          excerpt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateMutation = graphql(`
  mutation PostForm_Update($input: UpdatePostInput!) {
    updatePost(input: $input) {
      __typename
      ... on PostSuccess {
        post {
          id
          title
          content
          category
          tags
          editedAt
          country {
            code
          }
          degreeLevel
          visaStage
        }
      }
      ... on PersonalDataFound {
        findings {
          kind
          excerpt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type OpenedPost = PostValues & Partial<EditedPost>
type EditedPost = PostValues & { id: string; editedAt: string | null }

type PostFormProps = {
  /** Null for a new thread. */
  post: EditedPost | null
  onClose: () => void
  onSent: (id: string) => void
}

/** Begins or changes a thread. Typed text stays in this tab until it is sent. */
export function PostForm({ post, onClose, onSent }: PostFormProps) {
  const { form, findings, draft, ...confirm } = usePostForm(post, (id) => {
    onClose()
    onSent(id)
  })
  const isNew = post === null
  return (
    <FullDialog isOpen onClose={onClose} title={isNew ? writing.formNew : writing.formEdit}>
      <Form
        form={form}
        submitLabel={isNew ? writing.post : writing.save}
        busyLabel={isNew ? writing.posting : writing.saving}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <RestoredNotice draft={draft} />
        <PersonalDataNotice findings={findings} {...confirm} />
        <TextField
          {...form.field('title')}
          label={writing.titleLabel}
          help={writing.titleHelp}
          maxLength={150}
        />
        {isNew && <SimilarPosts title={form.values.title} />}
        <SelectField
          {...form.field('category')}
          label={text.category}
          placeholder={text.chooseCategory}
          options={categoryOptions}
        />
        <TextArea
          {...form.field('content')}
          label={writing.content}
          help={writing.contentHelp}
          rows={8}
        />
        <TextField
          {...form.field('tags')}
          label={writing.tags}
          help={writing.tagsHelp}
          isOptional
        />
        <TagSuggestions
          written={form.values.tags}
          onAdd={(tag) => form.set('tags', withTag(form.values.tags, tag))}
        />
        <FactFields form={form} />
      </Form>
    </FullDialog>
  )
}

function RestoredNotice({ draft }: { draft: Draft<PostValues> }) {
  if (!draft.isRestored) return null
  return (
    <>
      <Notice>{writing.restored}</Notice>
      <ChangedMeanwhile labels={draft.changedMeanwhile.map((name) => labels[name])} />
    </>
  )
}

/** Facts by which others find the thread. */
function FactFields({ form }: { form: Pick<FormState<PostValues>, 'field'> }) {
  const { countries } = useCountries()
  return (
    <>
      <SelectField
        {...form.field('country')}
        label={text.country}
        placeholder={text.anyCountry}
        options={countries}
        isOptional
      />
      <SelectField
        {...form.field('degreeLevel')}
        label={text.degree}
        placeholder={text.anyDegree}
        options={degreeOptions}
        isOptional
      />
      <SelectField
        {...form.field('visaStage')}
        label={text.visaStage}
        placeholder={text.anyVisaStage}
        options={visaOptions}
        isOptional
      />
    </>
  )
}

const labels: Readonly<Record<keyof PostValues, string>> = {
  title: writing.titleLabel,
  category: text.category,
  content: writing.content,
  tags: writing.tags,
  country: text.country,
  degreeLevel: text.degree,
  visaStage: text.visaStage,
}

const sentWords = (postId: string | null) =>
  postId === null ? writing.posted : writing.saved

/** When a text may hold somebody's number, the form asks first: nothing has failed yet. */
function refusalOf(problem: ProblemLike, isNew: boolean): FormFailure {
  const failure = serverErrors(problem)
  const hasFailed = isNew && problem.__typename !== 'PersonalDataFound'
  return hasFailed ? sayFailed(writing.postFailed, failure) : failure
}

function inputOf({ country, degreeLevel, visaStage, tags, ...words }: PostValues) {
  return {
    ...words,
    country: country || null,
    degreeLevel: degreeLevel || null,
    visaStage: visaStage || null,
    tags: tagsOf(tags),
  }
}

/** Only the fields that were changed here: another tab may have changed the others since. */
function changesOf(
  values: PostValues,
  before: PostValues,
): Partial<ReturnType<typeof inputOf>> {
  const isChanged = ([name]: [string, unknown]) =>
    values[name as keyof PostValues] !== before[name as keyof PostValues]
  return Object.fromEntries(Object.entries(inputOf(values)).filter(isChanged))
}

/** Sends a new thread, or what was changed in one. */
function useSend({ id, editedAt }: Partial<EditedPost>) {
  const [create] = useMutation(createMutation, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts' })
    },
  })
  const [update] = useMutation(updateMutation)
  // As the form opened: what is edited elsewhere since then must not be overwritten.
  const [readAs] = useState(editedAt ?? null)
  return async (values: PostValues, before: PostValues, confirmPersonalData: boolean) => {
    if (id === undefined) {
      const input = { ...inputOf(values), confirmPersonalData }
      return (await create({ variables: { input } })).data?.createPost
    }
    const changes = { ...changesOf(values, before), confirmPersonalData }
    const input = { ...changes, id, editedAt: readAs }
    return (await update({ variables: { input } })).data?.updatePost
  }
}

function usePostForm(post: PostFormProps['post'], onSent: (id: string) => void) {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { id: postId = null, editedAt: _, ...record } = post ?? (newPost as OpenedPost)
  const send = useSend(post ?? {})
  const owner = useViewer()?.id ?? ''
  const draft = useFormDraft<PostValues>(owner, `forum-${postId ?? 'new'}`, record)
  const form = useForm<PostValues>({
    initial: draft.start,
    validate: checkPost,
    submit: async (values) => {
      const answer = await send(values, draft.initial, isConfirmed)
      if (!answer) throw new Error('No answer to a post')
      setFindings(answer.__typename === 'PersonalDataFound' ? answer.findings : [])
      if (isProblem(answer)) return refusalOf(answer, postId === null)
      draft.drop()
      toast.success({ title: sentWords(postId), topic: 'post' })
      if (answer.__typename === 'PostSuccess') onSent(answer.post.id)
      return null
    },
    explain: (error) =>
      postId === null ? `${writing.postFailed}. ${showError(error)}` : showError(error),
  })
  const { values } = form
  useEffect(() => draft.keep(values), [draft, values])
  const onConfirm = setIsConfirmed
  return { form, findings, draft, isConfirmed, onConfirm }
}
