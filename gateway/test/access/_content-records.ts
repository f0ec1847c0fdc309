import { lazy } from './_lazy.ts'
import { newMark, type People, type Person } from './_people.ts'

type Row = Record<string, unknown>
type Piece = { id: string; revisionId: string }
type Tools = { graph: (by: Person, document: string, variables: Row) => Promise<Row> }

const PIECE = '... on ContentSuccess { piece { id revisionId } } ... on Problem { message }'
const SAVE = `mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) { ${PIECE} } }`
const SUBMIT = `mutation ($input: ContentIdInput!) { answer: submitContent(input: $input) { ${PIECE} } }`
const DECIDE = `mutation ($input: DecideContentInput!) { answer: decideContent(input: $input) { ${PIECE} } }`

/** @param mark is in texts that only their writers and administrators may read */
export const spotlightForm = (organizationId: string, mark: string) => ({
  organizationId,
  kind: 'SPOTLIGHT',
  words: {
    category: 'IMPACT',
    title: `The pump ${mark}`,
    story: `Two years without water, until somebody asked why the pump was dry. ${mark}`,
  },
})

function pieceOf({ piece, message }: Row): Piece {
  if (!piece) throw new Error(String(message))
  return piece as Piece
}

/** The stories of the owner's organization. */
export function makeContentRecords(
  { owner, admin, organizationId, organizationMark }: People,
  { graph }: Tools,
) {
  const save = async (mark: string) =>
    pieceOf(await graph(owner, SAVE, { input: spotlightForm(organizationId, mark) }))
  const submit = async (mark: string) => {
    const { id } = await save(mark)
    return pieceOf(await graph(owner, SUBMIT, { input: { id } }))
  }
  const publish = async () => {
    const { id, revisionId } = await submit(newMark())
    const input = { id, revisionId, isPublished: true }
    return pieceOf(await graph(admin, DECIDE, { input })).id
  }
  return {
    contentDraft: lazy(async () => (await save(organizationMark)).id),
    /** A submitted text, with the revision to decide on. */
    contentInReview: lazy(() => submit(organizationMark)),
    contentPublished: lazy(publish),
    contentToTakeOff: lazy(publish),
  }
}
