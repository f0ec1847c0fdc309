import { expect, test } from 'vitest'
import { topicsOf } from './rule-change.ts'

test.each([
  [null, [], []],
  [null, ['scholarships', 'option'], []],
  ['interview', [], ['f1_visa']],
  ['working', ['stem opt'], ['opt', 'cpt', 'general']],
  [null, ['f-1'], ['f1_visa']],
  [null, ['j-1'], ['j1']],
  [null, ['stem-opt'], ['opt']],
  [null, ['i-765', 'cpt'], ['opt', 'cpt']],
  ['in_us', ['visa'], ['general', 'cpt', 'f1_visa']],
  [null, ['constructor'], []],
] as const)(
  'a thread with the stage %s and the tags %j is about the topics %j',
  (visaStage, tags, topics) => {
    expect(topicsOf({ visaStage, tags: [...tags] })).toEqual(topics)
  },
)
