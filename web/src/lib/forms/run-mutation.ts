import { toast } from '#ui/toast-store.ts'
import { isProblem, showError, type ProblemLike } from '../graphql/show-error.ts'

/**
 * One write behind a button. Answers its success, or null after a toast with `failed` as its title
 * and the reason below it.
 * @param topic what the toast is about: it stands in the place of the last one about that
 */
export async function runMutation<Result>(
  failed: string,
  send: () => Promise<Result | null | undefined>,
  topic = failed,
): Promise<Exclude<Result, ProblemLike> | null> {
  let description: string
  try {
    const result = await send()
    if (result === null || result === undefined) throw new Error('The answer is empty')
    if (!isProblem(result)) {
      toast.over(topic)
      return result as Exclude<Result, ProblemLike>
    }
    description = reasonOf(result)
  } catch (error) {
    description = showError(error)
  }
  toast.error({ title: failed, description, topic })
  return null
}

/** Without a form there are no fields to put messages at: they stand in the toast. */
function reasonOf(problem: ProblemLike): string {
  const messages = problem.errors?.map(({ message }) => message) ?? []
  return messages.length > 0 ? `${messages.join('. ')}.` : showError(problem)
}
