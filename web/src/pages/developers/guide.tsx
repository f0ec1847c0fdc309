import { Bullets, Section } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { Changelog } from './changelog.tsx'
import { Example } from './example.tsx'
import { examples } from './examples.ts'
import { BulkExport } from './bulk-export.tsx'
import { Sandbox } from './sandbox.tsx'

const ASK = `curl https://YOUR-SITE/graphql \\
  -H "Authorization: Bearer lfk_…" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ partner { organization { name } apiKey { scopes } } }"}'`

const COST = `{
  "data": { … },
  "extensions": {
    "cost": { "requested": 51, "remaining": 949, "limit": 1000, "restoredPerSecond": 50 }
  }
}`

const STORED = `{
  "variables": { "first": 50 },
  "extensions": { "persistedQuery": { "version": 1, "sha256Hash": "…" } }
}`

const WEBHOOK = `import { Webhook } from 'standardwebhooks'

// The raw body, as it came; the three webhook-… headers are in \`headers\`.
const message = new Webhook(process.env.WEBHOOK_SECRET).verify(rawBody, headers)
// { "type": "application.submitted", "timestamp": "…",
//   "data": { "applicationId": "…", "programId": "…", "state": "SUBMITTED" } }`

const scopes = [
  'PROGRAMS_READ: all programs of your organization, drafts too.',
  'APPLICATIONS_READ: that somebody applied to you, when, and how it stands.',
  'APPLICANTS_READ: who applied and what they wrote, where the applicant agreed when submitting. Each reading is shown to the applicant.',
  'METRICS_READ: the figures of your dashboard, in groups of at least five people.',
]

const rules = [
  'Depth up to 10, up to 30 aliases, pages of 1 to 100, cost up to 1,000 for each operation.',
  'Each object costs 1, in a list as often as its first argument says. Your organization has 1,000; 50 come back each second. All its keys share them.',
  'Every answer says what the operation asks for and what is left, also one that is refused: 0 is requested by what could not be read.',
  'With too little left you get 429 with a Retry-After header, in seconds. Wait that long, then go on.',
  'Null means not known or not stated. Decimal numbers are strings. Dates are YYYY-MM-DD, times ISO 8601 in UTC.',
]

const webhooks = [
  'Answer 2xx within 15 seconds. Anything else counts as not taken, redirects too.',
  'What was not taken is sent again after 5 seconds, 10 seconds and so on, for about 23 hours; then it is given up. You can send it again by hand for 30 days.',
  'A message may come twice, with the same webhook-id. Order is not promised.',
  'An address that takes nothing for five days is switched off, and your owners are told. 410 switches it off at once.',
  'Messages hold ids and states only. Read the rest with a key.',
]

const deprecation = [
  'Within a version nothing is taken away. What will go is marked @deprecated in the schema, with what takes its place, at least 12 months before it goes.',
  'Fields, enum values and members of unions may be added at any time. Ignore what you do not know.',
  'Each change of the schema is checked against what was promised before. Something that would be gone without those 12 months, or that would break an operation that partners have stored with us, stops the change.',
]

/** How an institution's systems read from here and are told of what happens. */
export function Guide() {
  return (
    <>
      <Reading />
      <Limits />
      <Receiving />
      <BulkExport />
      <Sandbox />
      <Staying />
    </>
  )
}

function Reading() {
  return (
    <>
      <Section title="Begin">
        <p>
          An owner of an organization makes keys under{' '}
          <TextLink to={workspacePaths.partnerAccess()}>API keys and webhooks</TextLink>. A
          key reads what everybody reads (scholarships, universities) and what its rights
          open. It changes nothing; it may have a file made of what it reads.
        </p>
        <Example label="A first question">{ASK}</Example>
        <Bullets items={scopes} />
      </Section>
      <Section title="Read page by page">
        <p>
          Lists are cursor connections: ask for the next page with the endCursor of this
          one.
        </p>
        <Example label="A page of applications">{examples.applications}</Example>
        <p>
          Figures come whole: partner.metrics takes the filters of the dashboard (days, a
          scholarship, a fund) and costs 50. What would tell fewer than five people apart is
          among “other”.
        </p>
        <Example label="Figures">{examples.figures}</Example>
      </Section>
    </>
  )
}

function Limits() {
  return (
    <>
      <Section title="Limits">
        <Bullets items={rules} />
        <Example label="The cost in an answer">{COST}</Example>
      </Section>
      <Section title="Stored operations">
        <p>
          Send a hash instead of a document. The operations that we keep are in{' '}
          <a
            className="text-sea underline underline-offset-2"
            href="/graphql/partner-operations.json"
          >
            partner-operations.json
          </a>
          ; write to us to add yours.
        </p>
        <Example label="A stored operation">{STORED}</Example>
      </Section>
    </>
  )
}

function Receiving() {
  return (
    <Section title="Webhooks">
      <p>
        Messages are signed by Standard Webhooks (HMAC-SHA256), for which there are
        libraries in most languages.
      </p>
      <Example label="Checking a message in Node">{WEBHOOK}</Example>
      <Bullets items={webhooks} />
    </Section>
  )
}

function Staying() {
  return (
    <>
      <Section title="Schema">
        <p>
          <a
            className="text-sea underline underline-offset-2"
            href="/graphql/schema.graphql"
            download="schema.graphql"
          >
            Download the schema
          </a>{' '}
          in SDL, or ask for it by introspection, which costs 400.
        </p>
      </Section>
      <Section title="What stays and what goes">
        <Bullets items={deprecation} />
      </Section>
      <Changelog />
    </>
  )
}
