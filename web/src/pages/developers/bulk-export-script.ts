/** Writes an organization's applications to standard output; scripts/e2e/rest/partner.test.ts runs it. */
export const BULK_EXPORT_SCRIPT = `// node export.mjs https://YOUR-SITE lfk_… > applications.jsonl
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
