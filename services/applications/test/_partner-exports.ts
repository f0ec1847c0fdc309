/** Helpers for organizations' files: callers, submissions, and the job that writes a file. */
import { randomUUID } from 'node:crypto'
import type { Caller, PartnerScope } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { openStorage } from '../src/open-storage.ts'
import { makePartnerExports } from '../src/partner-jobs.ts'
import { aStudent, startApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { exchange } from './_documents.ts'
import type { movableClock } from './_reminders.ts'

const ALL: PartnerScope[] = ['programs:read', 'applications:read', 'applicants:read']

/** A system of an organization. */
export function aKey(
  organizationId: string,
  o: { scopes?: PartnerScope[]; isVerified?: boolean } = {},
): Caller {
  const { scopes = ALL, isVerified = true } = o
  const partner = { keyId: randomUUID(), organizationId, isVerified, scopes }
  return { ...testVisitor({ channel: 'partner' }), partner }
}

const EXPORT =
  'id kind format hasApplicants state done total expiresAt download { path expiresAt }'

export const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The service, with helpers for what partners and its worker do. */
export async function startExports(clock: ReturnType<typeof movableClock>) {
  const app = await startApplications(clock)
  const storage = await openStorage(app.config.documents.storage)

  async function list(caller: Caller, organizationId: string) {
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Partner { exports { ${EXPORT} } } } }`
    const of = [{ __typename: 'Partner', organizationId }]
    return (await app.ask(caller, query, { of }))._entities[0]?.exports
  }

  return {
    app,
    storage,
    list,

    async start(caller: Caller, input: object = {}) {
      const query = `mutation ($input: StartPartnerExportInput!) { it: startPartnerExport(input: $input) {
        __typename ... on PartnerExportStarted { export { ${EXPORT} } } ... on Problem { message } } }`
      const wish = { kind: 'APPLICATIONS', format: 'JSONL', ...input }
      return (await app.ask(caller, query, { input: wish })).it
    },

    /** Writes a file with two records per page. @param objects a broken storage, if given */
    fill(exportId: string, objects = storage.objects, isLastTry = true) {
      const { unitOfWork, stores } = app
      const write = makePartnerExports({ unitOfWork, stores, clock, objects, pageSize: 2 })
      return write(exportId, { isLastTry })
    },

    async submitted(ownerId: string, o: { isShared?: boolean; form?: object } = {}) {
      const student = aStudent()
      const { scholarshipId } = await anOwnScholarship(app, { ownerId })
      const form = { ...FORM, ...o.form }
      const input = { scholarshipId, form, isShared: o.isShared ?? true }
      const { application } = await mutationsOn(app).submit(student, input)
      return { student, scholarshipId, id: application.id as string }
    },

    /** Downloads a whole file from the address that its organization gets. */
    async take(caller: Caller, organizationId: string, headers = {}) {
      const [{ download }] = await list(caller, organizationId)
      return exchange(app, testVisitor(), download.path, { headers })
    },
  }
}

export type RunningExports = Awaited<ReturnType<typeof startExports>>
