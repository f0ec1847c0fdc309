import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { LIVE_FIELDS } from './declared-live-fields.ts'
import { isSameForMembers } from './shared-selection.ts'

const schema = buildSchema(
  readFileSync(new URL('../../api-schema.graphql', import.meta.url), 'utf8'),
)
const field = LIVE_FIELDS['donorMetrics']
const shared = field?.kind === 'state' ? (field.sharedFields ?? []) : []
const isSame = (selection: string, fragments = '') =>
  isSameForMembers(
    schema,
    parse(`{ donorMetrics(organizationId: "x") { ${selection} } } ${fragments}`),
    shared,
  )

/** What the dashboard watches, word for word. */
function dashboardFragment(): string {
  const file = new URL(
    '../../../web/src/features/donor-dashboard/dashboard-fragment.ts',
    import.meta.url,
  )
  return /graphql\(`([^`]+)`\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}

describe('a selection of an organization’s figures', () => {
  it('is shared when it contains only fields that are the same for everybody', () => {
    expect(isSame('version countries { groups { label count } } __typename')).toBe(true)
    expect(isSame('scholarships { applications scholarship { id title } }')).toBe(true)
  })

  it('of the dashboard is shared, so that each event costs one query for all watchers', () => {
    expect(dashboardFragment()).toContain('fragment Dashboard_DonorMetrics on')
    expect(isSame('...Dashboard_DonorMetrics', dashboardFragment())).toBe(true)
  })

  it.each([
    'insights { id wording { text } }',
    'scholarships { scholarship { id saved { id } } }',
    'scholarships { scholarship { ... on Scholarship { saved { id } } } }',
    'scholarships { scholarship { eligibility { __typename } } }',
  ])('is not shared when it can depend on the viewer: %s', (selection) => {
    expect(isSame(selection)).toBe(false)
  })
})
