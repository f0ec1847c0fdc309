import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SourceDialog_SourceFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Form } from '#ui/form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { emptySource, inputOf, numbers, valuesOf } from './source-form.ts'
import { syncMessages as text } from './sync-messages.ts'

const fragment = graphql(`
  fragment SourceDialog_Source on Source {
    id
    name
    kind
    urls
    mapping
    licence
    keyName
    newListings
    minIntervalMs
    everyHours
    staleAfterHours
    maxBytes
  }
`)

const mutation = graphql(`
  mutation SourceDialog($input: SaveSourceInput!) {
    saveSource(input: $input) {
      __typename
      ... on SourceSuccess {
        source {
          id
          ...SourceCard_Source
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const kinds = optionsOf(text.kinds)
const arrivals = optionsOf(text.newListingsOptions)

type SourceDialogProps = {
  /** Null for a new one. */
  source: FragmentType<typeof fragment> | null
  onClose: () => void
}

/** Everything about a source that is data. */
export function SourceDialog(props: SourceDialogProps) {
  const source = props.source && readFragment(fragment, props.source)
  const form = useSourceForm(source, props.onClose)
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={source === null ? text.newTitle : text.editTitle(source.name)}
    >
      <Form
        form={form}
        submitLabel={text.save}
        busyLabel={text.saving}
        actions={<Button onClick={props.onClose}>{text.cancel}</Button>}
      >
        <TextField {...form.field('name')} label={text.name} help={text.nameHelp} />
        <SelectField {...form.field('kind')} label={text.kind} options={kinds} />
        <TextArea {...form.field('urls')} label={text.urls} help={text.urlsHelp} />
        <TextArea
          {...form.field('mapping')}
          label={text.mapping}
          help={text.mappingHelp}
          isOptional
          spellCheck={false}
          className="font-mono text-sm"
        />
        <SelectField
          {...form.field('newListings')}
          label={text.newListings}
          options={arrivals}
        />
        <TextField {...form.field('licence')} label={text.licence} isOptional />
        <TextField
          {...form.field('keyName')}
          label={text.keyName}
          help={text.keyNameHelp}
          isOptional
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={text[name]}
            inputMode="numeric"
          />
        ))}
      </Form>
    </Dialog>
  )
}

function useSourceForm(source: SourceDialog_SourceFragment | null, onSaved: () => void) {
  const [save] = useMutation(mutation, {
    update: (cache) => {
      if (source === null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'sources' })
    },
  })
  return useForm({
    initial: source === null ? emptySource : valuesOf(source),
    validate: (values) =>
      Object.fromEntries(
        numbers
          .filter((name) => !/^\d+$/.test(values[name].trim()))
          .map((name) => [name, text.numberRequired]),
      ),
    submit: async (values) => {
      const input = { ...(source && { id: source.id }), ...inputOf(values) }
      const { data } = await save({ variables: { input } })
      const answer = data?.saveSource
      if (!answer) throw new Error('No answer to a source')
      if (isProblem(answer)) return failureOf(answer)
      toast.success({ title: text.saved, topic: 'source' })
      onSaved()
      return null
    },
    explain: showError,
  })
}

/** A fault of one address, or of one place in the mapping, belongs to its field. */
function failureOf(problem: Parameters<typeof serverErrors>[0]) {
  const errors = problem.errors?.map(({ path, message }) => ({
    path: path.slice(0, 1),
    message,
  }))
  return serverErrors({ ...problem, errors })
}
