import { type Lines, line } from './_lines.ts'
import { newMark } from './_people.ts'

/** Shares no word with another thread: a thread's answer includes those about the same subject. */
const postForm = () => ({
  title: `${newMark()} ${newMark()}`,
  content: `${newMark()} ${newMark()} ${newMark()}`,
  category: 'question',
})
const replyForm = () => ({ content: `Thirty meters, with ${newMark()} ${newMark()}.` })
const NOBODY = '018f0000-0000-7000-8000-000000000001'
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString()

/** Operations of the forum. Everybody can read posts, with their authors' names. */
// prettier-ignore
export const communityLines: Lines = {
  'Query.posts': line('all own all all all all all all all all all all'),
  'Query.pinnedPosts': line('ok'),
  'Query.post': line('all own all all all all all all all all all all', async (r) => ({ id: await r.forumPost() })),
  'Query.similarPosts': line('all own all all all all all all all all all all', async (r) => ({ title: await r.forumTitle() })),
  'Query.tagSuggestions': line('ok', () => ({ text: '' })),
  'Query.forumStanding': line('404 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.forumCases': line('401 403 403 403 403 403 403 403 403 403 all all'),
  'Query.forumAppeals': line('401 403 403 403 403 403 403 403 403 403 all all'),
  'Query.moderationLog': line('ok'),
  'Query.ownDecisions': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.ownForumEntries': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.ownForumActivity': line('401 own own ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Subscription.post': line('all own all all all all all all all all all all', async (r) => ({ id: await r.forumPost() })),
  '_entities community.User': line('ok', (r) => ({ id: r.people.student.userId })),
  '_entities community.Country': line('ok', () => ({ code: 'GH' })),

  'Mutation.createPost': line('401 own own own own own own own own own own ok', () => ({ input: postForm() })),
  'Mutation.updatePost': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { id: await r.forumPost(), title: 'How deep?' } })),
  'Mutation.deletePost': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { id: await r.forumPost() } })),
  'Mutation.createReply': line('401 own all all all all all all all all all all', async (r) => ({ input: { postId: await r.forumPost(), ...replyForm() } })),
  'Mutation.updateReply': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { id: await r.forumReply(), content: 'Forty.' } })),
  'Mutation.deleteReply': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { id: await r.forumReply() } })),
  'Mutation.acceptReply': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { id: await r.forumReply(), isAccepted: true } })),
  'Mutation.setVote': line('401 409 all all all all all all all all all all', async (r) => ({ input: { id: await r.forumPost(), isUp: true } })),
  'Mutation.recordPostView': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ input: { id: await r.forumPost() } })),
  'Mutation.followPost': line('401 own all all all all all all all all all all', async (r) => ({ input: { postId: await r.forumPost(), level: 'WATCH' } })),
  'Mutation.blockMember': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', () => ({ input: { userId: NOBODY, isBlocked: true } })),
  'Mutation.reportContent': line('401 409 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ input: { id: await r.forumPost(), reason: 'spam' } })),
  'Mutation.decideCase': line('401 403 403 403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { entryId: await r.forumCase(), decision: 'IGNORE' } })),
  'Mutation.markPost': line('401 403 403 403 403 403 403 403 403 403 all all', async (r) => ({ input: { postId: await r.forumPost(), isPinned: true, isSticky: false } })),
  'Mutation.silenceMember': line('401 403 403 403 403 403 403 403 403 403 ok  ok', () => ({ input: { userId: NOBODY, until: inAMonth(), reason: 'spam' } })),
  'Mutation.undoModeration': line('401 403 403 403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { actionId: await r.forumDecision() } })),
  'Mutation.appealDecision': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { actionId: await r.forumDecision(), text: 'Please look again' } })),
  'Mutation.decideAppeal': line('401 403 403 403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { appealId: await r.forumAppeal(), isGranted: false, answer: 'It stays' } })),

  'GET /api/posts': line('all own all all all all all all all all all all'),
  'GET /api/posts/:id': line('all own all all all all all all all all all all', async (r) => ({ id: await r.forumPost() })),
  'POST /api/posts': line('401 own own own own own own own own own own ok', () => ({ body: postForm() })),
  'POST /api/posts (for the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', (r) => ({ body: { ...postForm(), authorId: r.people.student.userId } })),
  'PATCH /api/posts/:id': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ id: await r.forumPost(), body: { title: 'How deep?' } })),
  'DELETE /api/posts/:id': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ id: await r.forumPost() })),
  'GET /api/posts/:id/replies': line('all own all all all all all all all all all all', async (r) => { await r.forumReply(); return { id: await r.forumPost() } }),
  'GET /api/forum-entries': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/forum-activity': line('401 own own ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/forum-decisions': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/forum-standing': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'POST /api/posts/:id/replies': line('401 own own own own own own own own own own ok', async (r) => ({ id: await r.forumPost(), body: replyForm() })),
  'PATCH /api/replies/:id': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ id: await r.forumReply(), body: { content: 'Forty.' } })),
  'DELETE /api/replies/:id': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ id: await r.forumReply() })),
}
