import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WrittenText } from './written-text.tsx'

it('shows the same blocks before the script for the markup is there, so that little moves when it comes', () => {
  const text = 'I have **three**\nquestions.\n\n- the I-20\n- the receipt\n \nThank you!\n'
  const shown = document.createElement('div')
  shown.innerHTML = renderToString(<WrittenText>{text}</WrittenText>)
  const blocks = [...shown.querySelectorAll('p')]
  expect(blocks.map(({ textContent }) => textContent)).toEqual([
    'I have **three**\nquestions.',
    '- the I-20\n- the receipt',
    'Thank you!',
  ])
  // As the markup does, only the list keeps its lines.
  const keepsLines = blocks.map((block) => block.classList.contains('whitespace-pre-line'))
  expect(keepsLines).toEqual([false, true, false])
})
