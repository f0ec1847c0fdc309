import { Bullets, Section } from '#page/text-page.tsx'
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

// Asked again with the same Idempotency-Key, as after a lost line, it answers the same file.
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

// Or wait for the webhook export.completed.
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
if (!file.download) throw new Error('There is no file: ' + file.state)

// The address is signed: it needs no key.
const content = await fetch(site + file.download.path)
if (!content.ok) throw new Error('HTTP ' + content.status)
for await (const piece of content.body) process.stdout.write(piece)
`

const rules = [
  'APPLICATIONS needs APPLICATIONS_READ. What applicants wrote is in it where they agreed and the key has APPLICANTS_READ; each of them is shown that you read it. PROGRAMS needs PROGRAMS_READ.',
  'JSONL has a JSON object on each line, with the fields of PartnerApplication, or with what your organization stated of a Scholarship. CSV is UTF-8 with a first line of names, and puts semicolons between the values of a list; documents, work, activities and the requirements of programs are in JSONL alone.',
  'One file of an organization is made at a time. Asking for the same one meanwhile answers that one; asking for another is a Conflict. Starting one costs 100.',
  'done and total tell how far it is. The webhooks export.completed and export.failed tell when it is over, with exportId, kind and format.',
  'download.path counts for 15 minutes, and needs no key: keep it to yourself. Each reading answers a new one. Range asks for a part.',
  'A file is kept for seven days. It goes at once, with the state REMOVED, when somebody in it erases their account: remove them from your systems too.',
]

/** How an institution takes all of its data along in one file. */
export function BulkExport() {
  return (
    <Section title="Everything in one file">
      <p>Have a file made of all applications or programs instead of reading pages.</p>
      <Example label="A script for Node">{SCRIPT}</Example>
      <Bullets items={rules} />
    </Section>
  )
}
