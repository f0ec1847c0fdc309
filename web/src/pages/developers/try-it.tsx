import { useState } from 'react'
import { Section } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { workspacePaths } from '#workspace-paths'
import { askAsPartner } from './ask-as-partner.ts'
import { Example } from './example.tsx'
import { examples } from './examples.ts'
import { explorerWords } from './explorer-words.ts'

const words = {
  title: 'Try it',
  lead: 'Your key stays in this form and is sent only with the request. Without one you ask as a visitor.',
  key: 'API key',
  query: 'Operation',
  queryMissing: 'Please write an operation',
  variables: 'Variables (JSON)',
  variablesWrong: 'This is not a JSON object',
  run: 'Run',
  running: 'Running…',
  answer: 'Response',
}

const code = { className: 'font-mono text-sm', spellCheck: false } as const

/** Asks the API from the page, as a partner's system would. */
export function TryIt() {
  const [answer, setAnswer] = useState<string | null>(null)
  const form = useForm({
    initial: { key: '', query: examples.scholarships, variables: '{}' },
    validate: ({ query, variables }) => ({
      ...(!query.trim() && { query: words.queryMissing }),
      ...(readObject(variables) === null && { variables: words.variablesWrong }),
    }),
    submit: async ({ key, query, variables }) => {
      setAnswer(await ask(key.trim(), { query, variables: readObject(variables) }))
      return null
    },
    explain: showError,
  })
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      <p>
        <TextLink to={workspacePaths.developerExplorer()}>{explorerWords.open}</TextLink>{' '}
        {explorerWords.pitch}
      </p>
      <Form form={form} submitLabel={words.run} busyLabel={words.running}>
        <TextField
          {...form.field('key')}
          label={words.key}
          isOptional
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea {...code} {...form.field('query')} label={words.query} rows={8} />
        <TextArea {...code} {...form.field('variables')} label={words.variables} rows={3} />
      </Form>
      <div role="status">
        {answer !== null && <Example label={words.answer}>{answer}</Example>}
      </div>
    </Section>
  )
}

/** The status and the answer, as text. @throws TypeError when the server could not be reached */
async function ask(key: string, body: object): Promise<string> {
  const { status, body: shown } = await askAsPartner(key, body)
  return `HTTP ${status}\n${JSON.stringify(shown, null, 2)}`
}

function readObject(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text || '{}')
    return typeof read === 'object' && !Array.isArray(read) ? read : null
  } catch {
    return null
  }
}
