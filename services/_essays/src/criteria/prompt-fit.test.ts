import { expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'
import { promptFit } from './prompt-fit.ts'

const PROMPT = 'Why did you choose your field of study?'

const shownOf = (essay: string) => {
  const [point] = promptFit(readText(essay), PROMPT).points
  return {
    text: point?.text,
    shown: point?.places.map(({ from, to }) => essay.slice(from, to)),
  }
}

it('shows the sentences with most words of what is asked, and leaves out one that has a single one', () => {
  const essay =
    'I learned to count the drops of his drip. Chemistry and biology were my first courses. At night I read ' +
    'about research in medicine at my university. The nurses smiled.'
  expect(shownOf(essay)).toEqual({
    text: 'This seems to be about your field of study, judging by its words.',
    shown: [
      'Chemistry and biology were my first courses.',
      'At night I read about research in medicine at my university.',
    ],
  })
})

it('shows one sentence where each has a single word of it', () => {
  const essay =
    'I like chemistry. My sister likes biology. We both code. Our laboratory is a shed.'
  expect(shownOf(essay).shown).toEqual(['I like chemistry.'])
})

it('the check names what the prompt asks about and the essay hardly mentions', () => {
  expect(shownOf('The bus was late. I walked home in the rain.')).toEqual({
    text: 'The prompt asks about your field of study, and hardly any sentence seems to be about it.',
    shown: [],
  })
})
