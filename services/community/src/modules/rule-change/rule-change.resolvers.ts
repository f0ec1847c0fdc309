import type { Context } from '../../context.ts'
import type { PresentedPost } from '../post/post.present.ts'

export const ruleChangeFieldsOfPost = {
  rulesChangedSince: ({ record }: PresentedPost, _args: unknown, { loaders }: Context) =>
    loaders.rulesChangedSince.load(record),
}
