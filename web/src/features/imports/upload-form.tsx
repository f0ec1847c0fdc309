import { Download } from 'lucide-react'
import { useApolloClient } from '@apollo/client/react'
import { graphql } from '#gql'
import { saveCsv } from '#lib/browser/save-file.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, controlStyle } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/use-form.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { importMessages as text } from './import-messages.ts'
import { RequirementRulesHelp } from './requirement-rules-help.tsx'
import { FILE_MAX_BYTES, uploadFile } from './upload-file.ts'

const templateDocument = graphql(`
  query ImportTemplate {
    listingImportTemplate
  }
`)

type UploadFormProps = {
  organizationId: string | null
  onRead: (importId: string) => void
}

/** Sends a file for the server to read; this saves nothing. */
export function UploadForm({ organizationId, onRead }: UploadFormProps) {
  const form = useForm<{ file: File | null }>({
    initial: { file: null },
    validate: ({ file }) => {
      if (file === null) return { file: text.fileRequired }
      return file.size > FILE_MAX_BYTES ? { file: text.fileTooLarge } : {}
    },
    submit: async ({ file }) => {
      if (file === null) return null
      const outcome = await uploadFile(file, organizationId)
      if ('faults' in outcome) {
        return { message: null, fields: { file: `${outcome.faults.join('. ')}.` } }
      }
      onRead(outcome.id)
      return null
    },
    explain: showError,
  })
  const { value: _file, onChange, error, ...file } = form.field('file')
  return (
    <Card className="flex flex-col gap-5">
      <section aria-label={text.upload} className="flex flex-col gap-5">
        <h2 className="text-xl">{text.upload}</h2>
        <TemplateButton />
        <RequirementRulesHelp />
        <Form form={form} submitLabel={text.read} busyLabel={text.reading}>
          <Field {...file} error={error} label={text.file} help={text.fileHelp}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                onChange={(event) => onChange(event.target.files?.[0] ?? null)}
                className={controlStyle}
              />
            )}
          </Field>
        </Form>
      </section>
    </Card>
  )
}

function TemplateButton() {
  const client = useApolloClient()
  const { running, run } = useOneAction()
  async function download() {
    const csv = await runMutation(text.templateFailed, async () => {
      const { data } = await client.query({ query: templateDocument })
      return data?.listingImportTemplate
    })
    if (csv !== null) saveCsv(csv, 'scholarships-template.csv')
  }
  return (
    <div>
      <Button isBusy={running !== null} onClick={() => void run('template', download)}>
        <Download aria-hidden="true" size={18} />
        {text.template}
      </Button>
      <p className="mt-2 max-w-prose text-sm text-muted">{text.templateHelp}</p>
    </div>
  )
}
