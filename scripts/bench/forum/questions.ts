/** The queries of the forum's pages, as the pages send them. */

export type Question = readonly [query: string, variables: Record<string, unknown>]

const AUTHOR = 'author { id firstName lastName }'
const CARD = `id title category tags ${AUTHOR} isPinned isSticky upvotes replyCount acceptedReplyId createdAt`
const LIST = `query List($search: String, $category: PostCategory, $tag: String, $country: ID,
    $visaStage: VisaStage, $sort: PostSort, $after: String) {
  posts(search: $search, category: $category, tag: $tag, country: $country, visaStage: $visaStage,
    sort: $sort, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${CARD} } } } }`
const REPLY = `id postId parentId ${AUTHOR} content state isOwn isAuthorBlocked isAccepted upvotes hasMyVote
  createdAt editedAt revisions { id content replacedAt }`
const THREAD = `query Thread($id: ID!) { post(id: $id) {
  ${CARD} content country { code name } degreeLevel visaStage state isOwn isAuthorBlocked hasMyVote editedAt myFollow
  revisions { id title content replacedAt } participants { id firstName lastName }
  replies(first: 20) { totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { ${REPLY} answers { ${REPLY} } } } } } }`
const RELATED =
  'query Related($id: ID!) { post(id: $id) { id related { id title replyCount } } }'

const rare = (round: number) => `word${5_000 + ((round * 37) % 15_000)}`
const usual = (round: number) => `word${100 + ((round * 7) % 400)}`
const frequent = (round: number) => `word${1 + (round % 20)}`

const list = (variables: object) => [LIST, { ...variables }] as const
const of = (ids: readonly string[], round: number) => ({ id: ids[round % ids.length] })

/** @param threads some random ones, and the longest ones */
export function questionsOf(threads: {
  some: readonly string[]
  longest: readonly string[]
}): Record<string, (round: number) => Question> {
  return {
    'list, newest': () => list({ sort: 'NEW' }),
    'list, active': () => list({ sort: 'ACTIVE' }),
    'list, top': () => list({ sort: 'TOP' }),
    'list, unanswered': () => list({ sort: 'UNANSWERED' }),
    'list, by category': () => list({ category: 'TIP' }),
    'list, by country and visa stage': () =>
      list({ country: 'GH', visaStage: 'INTERVIEW' }),
    'list, by tag': (round) => list({ tag: `tag${1 + (round % 400)}` }),
    'search, a rare word': (round) => list({ search: rare(round) }),
    'search, a word of some posts in a hundred': (round) => list({ search: usual(round) }),
    'search, a word of every other post': (round) => list({ search: frequent(round) }),
    'search, both, newest': (round) =>
      list({ search: `${frequent(round)} ${rare(round)}`, sort: 'NEW' }),
    'thread, any': (round) => [THREAD, of(threads.some, round)],
    'thread, of the hundred longest': (round) => [THREAD, of(threads.longest, round)],
    'related threads': (round) => [RELATED, of(threads.some, round)],
  }
}
