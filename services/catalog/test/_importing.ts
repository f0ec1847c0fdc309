import { fixedClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import { makeApplyImport } from '../src/ingestion/listing-import/apply-import.ts'
import { makeReadImport } from '../src/ingestion/listing-import/read-import.ts'
import { makeUndoImport } from '../src/ingestion/listing-import/undo-import.ts'
import { NOW, type RunningCatalog } from './_app.ts'

const HEADER =
  'Reference,Title,Description,Amount,Award type,Eligibility,Deadline,Level,Field,Countries'
export const DESCRIPTION =
  'For students who build things that other people can walk over safely.'
export const line = (
  ref: string,
  title: string,
  amount = '2500',
  deadline = '2027-03-31',
) =>
  `${ref},${title},${DESCRIPTION},${amount},one-time,Enrolled full time,${deadline},graduate,Engineering,All countries`
export const csv = (...lines: string[]) => `${HEADER}\n${lines.join('\n')}\n`

const FIELDS = `id status newCount changedCount unchangedCount errorCount draftOnlyCount
  waitingCount refusedCount undoneCount keptCount ignoredColumns undoableUntil
  rows(first: 100) { edges { node { rowNumber title outcome state scholarshipId
    faults { column message } draftReasons { column message } } } }`
const RESULT = `__typename ... on ListingImportSuccess { listingImport { ${FIELDS} } }
  ... on ValidationFailed { errors { path message } } ... on Problem { message }`

export const rowsOf = (found: { rows: { edges: { node: Row }[] } }) =>
  found.rows.edges.map(({ node }) => node)
type Row = {
  rowNumber: number
  title: string
  outcome: string
  state: string
  scholarshipId: string | null
  faults: { column: string; message: string }[]
  draftReasons: { column: string; message: string }[]
}

export const ownerOf = (caller: Caller) =>
  caller.viewer.kind === 'user' ? caller.viewer.memberships[0]?.organizationId : undefined

/** What people do with imports in a running catalog, and what its jobs do. */
export function importing(catalog: () => RunningCatalog) {
  async function mutate(caller: Caller, name: string, type: string, input: object) {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${RESULT} } }`
    return (await catalog().ask(caller, query, { input }))[name]
  }

  /** Sends a file; the answer says that it is stored but not read yet. */
  const send = (caller: Caller, text: string, more: object = {}) =>
    mutate(caller, 'createListingImport', 'CreateListingImportInput', {
      fileName: 'awards.csv',
      contentBase64: Buffer.from(text).toString('base64'),
      ...more,
    })
  const confirm = (caller: Caller, id: string, publish = false) =>
    mutate(caller, 'confirmListingImport', 'ConfirmListingImportInput', { id, publish })
  const undo = (caller: Caller, id: string) =>
    mutate(caller, 'undoListingImport', 'UndoListingImportInput', { id })

  const deps = (unitOfWork = catalog().unitOfWork) => ({
    unitOfWork,
    clock: fixedClock(NOW),
    newId,
  })
  const apply = (id: string, unitOfWork?: RunningCatalog['unitOfWork']) =>
    makeApplyImport(deps(unitOfWork))(id)
  const read = (id: string) => makeReadImport(deps())(id)
  const takeBack = (id: string) => makeUndoImport(deps())(id)

  const seen = async (caller: Caller, id: string) =>
    (
      await catalog().ask(
        caller,
        `query ($id: ID!) { listingImport(id: $id) { ${FIELDS} } }`,
        {
          id,
        },
      )
    ).listingImport

  /** Sends a file and has it read. */
  async function upload(caller: Caller, text: string) {
    const made = await send(caller, text)
    if (made.__typename !== 'ListingImportSuccess') return made
    const { id } = made.listingImport
    await read(id)
    return { ...made, listingImport: await seen(caller, id) }
  }

  /** Uploads, confirms and applies a file; returns the resulting import. */
  async function importAll(caller: Caller, text: string, publish = false) {
    const made = await upload(caller, text)
    const { id } = made.listingImport
    await confirm(caller, id, publish)
    await apply(id)
    return seen(caller, id)
  }

  async function ownedBy(caller: Caller) {
    const { rows } = await catalog().postgres.pool.query(
      'select slug, title, status, amount::text, version from scholarships where owner_id = $1 order by title',
      [ownerOf(caller)],
    )
    return rows
  }

  return { send, read, upload, confirm, undo, apply, takeBack, seen, importAll, ownedBy }
}
