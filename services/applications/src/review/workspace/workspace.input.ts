import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { statesArguments } from '../../application/application/application.input.ts'
import { ROW_SORTS } from './list-rows.ts'

const yesOrNo = z.boolean().nullish()

/** Which rows of a review somebody wants, and in which order. */
export const rowsArguments = z.object({
  filter: statesArguments
    .extend({
      isScored: yesOrNo,
      isMine: yesOrNo,
      isSubmitted: yesOrNo,
      isPlanned: yesOrNo,
    })
    .nullish(),
  sort: enumInput(ROW_SORTS)
    .nullish()
    .transform((sort) => sort ?? 'rank'),
})
