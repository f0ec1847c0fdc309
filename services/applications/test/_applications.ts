import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { requirementsOf } from '../src/student/listing-requirements/listing-requirements.ts'
import type { ScholarshipCopy } from '../src/student/scholarship-copy/scholarship-copy.ts'
import type { RunningApplications } from './_app.ts'
import { aListing } from './_listings.ts'

/** A form with everything that every application needs. */
export const FORM = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  citizenship: 'nigeria',
  countryOfResidence: 'NG',
  currentDegreeLevel: 'undergraduate',
  fieldOfStudy: 'Engineering',
  currentGpa: '3.5',
  currentInstitution: 'University of Lagos',
  personalStatement: 'I build bridges.',
}

type Asks = Partial<Pick<ListingCriteria, 'criteria' | 'requirements'>>

/** A scholarship that an organization published here, and that takes applications here. */
export async function anOwnScholarship(
  app: RunningApplications,
  o: { ownerId?: string; facts?: Partial<ScholarshipCopy>; asks?: Asks } = {},
): Promise<{ scholarshipId: string; ownerId: string }> {
  const ownerId = o.ownerId ?? randomUUID()
  const facts = { ownerId, isAppliedHere: true, ...o.facts }
  const scholarshipId = await app.knowScholarship(o.facts?.status ?? 'published', facts)
  const listing = aListing({ scholarshipId, ...o.asks })
  await app.stores.listingRequirements.keepNewest([requirementsOf(listing)])
  return { scholarshipId, ownerId }
}

/** Delivers a later version of a scholarship from catalog. */
export async function changeScholarship(
  { stores }: RunningApplications,
  scholarshipId: string,
  change: Partial<ScholarshipCopy>,
): Promise<void> {
  const copy = await stores.scholarshipCopies.find(scholarshipId)
  if (copy === null) throw new Error(`No scholarship ${scholarshipId}`)
  await stores.scholarshipCopies.keepNewest({ ...copy, ...change })
}

/** Somebody who acts for the organization. */
export function aMember(
  organizationId: string,
  o: {
    role?: 'owner' | 'editor' | 'reviewer' | 'reader'
    isVerified?: boolean
    mayFinish?: boolean
  } = {},
): Caller {
  const { role = 'owner', isVerified = true, mayFinish } = o
  const membership = {
    organizationId,
    kind: 'donor',
    role,
    isVerified,
    ...(mayFinish !== undefined && { mayFinish }),
    name: 'Org',
  } as const
  return testCaller({ accountType: 'donor', memberships: [membership] })
}

const PROBLEM = /* GraphQL */ `
  ... on Problem {
    code
    message
    ... on ValidationFailed {
      errors {
        path
        message
      }
    }
  }
`

const APPLICATION = /* GraphQL */ `
  id
  state
  version
  holder
  closesAt
  submittedAt
  form {
    firstName
    citizenship
    currentGpa
    personalStatement
    awards {
      organization
      role
    }
  }
  tabs {
    tab
    done
    required
  }
  blockers {
    path
    tab
    message
  }
  checklist {
    key
    isDone
    isRequired
  }
  timeline {
    from
    to
    by
    message
  }
  moreInfo {
    message
    answerBy
  }
  submissions {
    id
    number
    form {
      personalStatement
    }
    scholarshipTitle
    isInGrace
    verdict
    unanswered
  }
  openedBy {
    organizationId
  }
`

const OPERATIONS = {
  save: [
    'saveApplication',
    'SaveApplicationInput',
    `... on ApplicationSaved { isNew application { ${APPLICATION} } }`,
  ],
  submit: [
    'submitApplication',
    'SubmitApplicationInput',
    `... on ApplicationSubmitted { isNew submission { id number isInGrace } application { ${APPLICATION} } }`,
  ],
  withdraw: [
    'withdrawApplication',
    'WithdrawApplicationInput',
    `... on ApplicationChanged { application { ${APPLICATION} } }`,
  ],
  reopen: [
    'reopenApplication',
    'ApplicationIdInput',
    `... on ApplicationChanged { application { ${APPLICATION} } }`,
  ],
  remove: [
    'removeApplication',
    'ApplicationIdInput',
    '... on ApplicationRemoved { id scholarshipId }',
  ],
  ask: [
    'requestMoreInfo',
    'RequestMoreInfoInput',
    '... on ApplicationMoved { application { id state version } }',
  ],
  move: [
    'moveApplication',
    'MoveApplicationInput',
    '... on ApplicationMoved { application { id state version decisionPromisedOn } }',
  ],
} as const

/** Every mutation of applications, run as a caller; each returns its union's member. */
export function mutationsOn(app: RunningApplications) {
  const run =
    (name: keyof typeof OPERATIONS) =>
    async (caller: Caller, input: Record<string, unknown>) => {
      const [field, type, selection] = OPERATIONS[name]
      const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ${selection} ${PROBLEM} } }`
      return (await app.ask(caller, query, { input })).it
    }
  return {
    save: run('save'),
    submit: run('submit'),
    withdraw: run('withdraw'),
    reopen: run('reopen'),
    remove: run('remove'),
    askForMore: run('ask'),
    move: run('move'),
    /** What applications add to a scholarship. */
    async ofScholarship(caller: Caller, id: string) {
      const query = `query ($of: [_Any!]!) { _entities(representations: $of) {
        ... on Scholarship { takesApplicationsHere application { id state } } } }`
      const of = [{ __typename: 'Scholarship', id }]
      return (await app.ask(caller, query, { of }))._entities[0]
    },
    async find(caller: Caller, id: string) {
      const query = `query ($id: ID!) { application(id: $id) { ${APPLICATION} } }`
      return (await app.ask(caller, query, { id })).application
    },
  }
}
