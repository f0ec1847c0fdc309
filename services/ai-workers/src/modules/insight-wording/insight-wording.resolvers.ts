import type { Context } from '../../context.ts'

/** The insight as donors-content gave it to the gateway, for this very viewer. */
type PublishedInsight = { id: string; text: string }

export const donorInsightFields = {
  wording(
    { id, text }: PublishedInsight,
    { askAgain }: { askAgain: boolean },
    { viewer, useCases }: Context,
  ) {
    return viewer.kind === 'user'
      ? useCases.readInsightWording(viewer, { id, text, askAgain })
      : null
  },
}
