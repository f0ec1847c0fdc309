import { Bullets, Section } from '#page/text-page.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Example } from './example.tsx'

const SCRIPT = `// node export.mjs https://YOUR-SITE lfk_… > applications.jsonl
const [site, key] = process.argv.slice(2)

async function ask(query, variables, headers = {}) {
  const response = await fetch(site + '/graphql', {
    method: 'POST',
    headers: {
      authorization: 'Bearer ' + key,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

// Sent again with the same Idempotency-Key, it returns the same export.
const once = crypto.randomUUID()
const { startPartnerExport: started } = await ask(
  \`mutation ($input: StartPartnerExportInput!) {
    startPartnerExport(input: $input) {
      ... on PartnerExportStarted { export { id } }
      ... on Problem { message }
    }
  }\`,
  { input: { kind: 'APPLICATIONS', format: 'JSONL' } },
  { 'idempotency-key': once },
)
if (!started.export) throw new Error(started.message)

// Or wait for the export.completed webhook.
let file
do {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const { partner } = await ask(
    'query ($id: ID!) { partner { export(id: $id) { state done total download { path } } } }',
    { id: started.export.id },
  )
  file = partner.export
  console.error(file.state, file.done + ' of ' + file.total)
} while (file.state === 'RUNNING')
if (!file.download) throw new Error('No file: ' + file.state)

// The address is signed, so it needs no key.
const content = await fetch(site + file.download.path)
if (!content.ok) throw new Error('HTTP ' + content.status)
for await (const piece of content.body) process.stdout.write(piece)
`

const rules = [
  'APPLICATIONS requires APPLICATIONS_READ. It has what applicants wrote if they agreed and the key has APPLICANTS_READ; each of them sees that you read it. PROGRAMS requires PROGRAMS_READ.',
  'JSONL has one JSON object a line, with the fields of PartnerApplication, or what your organization stated of a Scholarship. CSV is UTF-8 with a header row, and semicolons between the values of a list. Documents, work, activities and program requirements are in JSONL only.',
  'Starting an export costs 100. One runs at a time: asking for the same one returns it, and asking for another returns a Conflict.',
  'done and total show its progress. The webhooks export.completed and export.failed carry exportId, kind and format.',
  'download.path works for 15 minutes without a key, so keep it to yourself. Each read returns a new one. Range requests work.',
  'A file is deleted after seven days, or at once, with the state REMOVED, when somebody in it erases their account. Remove them from your systems too.',
]

/** How an institution gets all of its data in one file. */
export function BulkExport() {
  return (
    <Section title="Bulk export">
      <p>Get all applications or programs in one file instead of page by page.</p>
      <Disclosure summary="A script for Node">
        <Example label="Script">{SCRIPT}</Example>
      </Disclosure>
      <Bullets items={rules} />
    </Section>
  )
}
