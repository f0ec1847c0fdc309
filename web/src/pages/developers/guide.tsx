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

// rawBody: the body, not parsed; headers: the three webhook-… headers.
const message = new Webhook(process.env.WEBHOOK_SECRET).verify(rawBody, headers)
// { "type": "application.submitted", "timestamp": "…",
//   "data": { "applicationId": "…", "programId": "…", "state": "SUBMITTED" } }`

const scopes = [
  'PROGRAMS_READ: all scholarships of your organization, drafts included.',
  'APPLICATIONS_READ: each application to your scholarships, when it was submitted and its state.',
  'APPLICANTS_READ: who applied and what they wrote, if the applicant agreed when submitting. Applicants see each time you read it.',
  'METRICS_READ: the figures of your dashboard, in groups of at least five people.',
  'Applications and figures are read only while your organization is verified. Until an administrator has verified a new name, you get FORBIDDEN.',
]

const rules = [
  'An operation can have a depth of 10, 30 aliases, 100 items a page and a cost of 1,000.',
  'Each object costs 1, multiplied in a list by its first argument. Your organization has 1,000 points, shared by all its keys; 50 are restored each second.',
  'Every response reports the cost requested and the points remaining, even when the request is refused. A request that cannot be read costs 0.',
  'Without enough points you get a 429 with a Retry-After header, in seconds. Wait that long, then retry.',
]

const webhooks = [
  'Respond with 2xx within 15 seconds. Any other response, redirects included, counts as a failure.',
  'A failed message is sent again after 5 seconds, 10 seconds and so on, for about 23 hours. You can resend it yourself for 30 days.',
  'A message can arrive twice, with the same webhook-id, and messages can arrive out of order.',
  'An address that fails for five days is turned off, and your owners are told. A 410 turns it off at once.',
  'Messages contain only IDs and states. Read the rest with a key.',
]

const events = [
  'application.submitted: an applicant submitted, for the first time or again. application.withdrawn: they withdrew.',
  'application.decided: an applicant was offered an award, put on the waitlist or not selected; see state.',
  'award.accepted, award.declined: the applicant answered an offer.',
  'award.lapsed: nobody answered in time. award.withdrawn: you took the offer back. Either can be followed by another offer to the same applicant.',
  'award.ended: you ended an accepted award; what was not paid is back in its fund.',
  'program.published, program.closed: a scholarship can be found, or takes no more applications.',
  'export.completed, export.failed: a data file is ready, or could not be made.',
]

const deprecation = [
  'Nothing is removed within a version. What will go is marked @deprecated in the schema, with its replacement, at least 12 months ahead.',
  'Fields, enum values and union members can be added at any time. Ignore those you do not know.',
  'Every change to the schema is checked against the last one. A change that skips the 12 months or breaks a partner’s persisted operation is blocked.',
]

/** How an institution's systems read data from here and get events. */
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
      <Section title="Get started">
        <p>
          Owners of an organization create keys under{' '}
          <TextLink to={workspacePaths.partnerAccess()}>API keys and webhooks</TextLink>. A
          key reads public data (scholarships, universities) and what its scopes allow. It
          changes nothing, except that it can start a bulk export.
        </p>
        <Example label="A first request">{ASK}</Example>
        <Bullets items={scopes} />
        <p>
          null means unknown or not stated. Decimals are strings. Dates are YYYY-MM-DD, and
          times are ISO 8601 in UTC.
        </p>
      </Section>
      <Section title="Pagination">
        <p>Lists are cursor connections. For the next page, pass endCursor as after.</p>
        <Example label="A page of applications">{examples.applications}</Example>
        <p>
          partner.metrics has no pages. It takes the filters of the dashboard (dates,
          scholarship, fund) and costs 50. Groups of fewer than five people are counted
          under “other”.
        </p>
        <Example label="Figures of the dashboard">{examples.figures}</Example>
      </Section>
    </>
  )
}

function Limits() {
  return (
    <>
      <Section title="Rate limits">
        <Bullets items={rules} />
        <Example label="Cost in a response">{COST}</Example>
      </Section>
      <Section title="Persisted operations">
        <p>
          Send a hash instead of the document. The operations we keep are in{' '}
          <a
            className="text-sea underline underline-offset-2"
            href="/graphql/partner-operations.json"
          >
            partner-operations.json
          </a>
          ; contact us to add yours.
        </p>
        <Example label="A persisted operation">{STORED}</Example>
      </Section>
    </>
  )
}

function Receiving() {
  return (
    <Section title="Webhooks">
      <p>
        Messages are signed as Standard Webhooks (HMAC-SHA256), which most languages have a
        library for.
      </p>
      <Example label="Verify a message in Node">{WEBHOOK}</Example>
      <Bullets items={webhooks} />
      <p>You choose which events each address gets:</p>
      <Bullets items={events} />
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
          in SDL, or use introspection, which costs 400.
        </p>
      </Section>
      <Section title="Compatibility">
        <Bullets items={deprecation} />
      </Section>
      <Changelog />
    </>
  )
}
