import { toast } from '#ui/toast-store.ts'
import { isProblem, showError, type ProblemLike } from '../graphql/show-error.ts'

/**
 * Runs one write behind a button. Resolves to its success, or to null after a toast with `failed` as its title and
 * the reason below it.
 * @param topic what the toast is about: it replaces the last toast of the same topic
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

/** Without a form no field can show the messages: the toast does. */
function reasonOf(problem: ProblemLike): string {
  const messages = problem.errors?.map(({ message }) => message) ?? []
  return messages.length > 0 ? `${messages.join('. ')}.` : showError(problem)
}
