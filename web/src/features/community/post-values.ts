import { writingMessages as text } from './writing-messages.ts'

export type PostValues = {
  title: string
  category: string
  content: string
  tags: string
  country: string
  degreeLevel: string
  visaStage: string
}

export const newPost: PostValues = {
  title: '',
  category: '',
  content: '',
  tags: '',
  country: '',
  degreeLevel: '',
  visaStage: '',
}

export function checkPost({ title, category, content }: PostValues) {
  return {
    ...(title.trim() === '' && { title: text.titleRequired }),
    ...(category === '' && { category: text.categoryRequired }),
    ...(content.trim() === '' && { content: text.contentRequired }),
  }
}

/** Comma-separated text as a list; blanks are dropped. */
export function tagsOf(written: string): string[] {
  return written
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

/** The last tag being typed, for suggestions; null before its second letter. */
export function tagBeingTyped(written: string): string | null {
  const last = written.split(',').at(-1)?.trim() ?? ''
  return last.length < 2 ? null : last
}

/** Replaces the tag that is being typed with a whole one. */
export function withTag(written: string, tag: string): string {
  return `${[...tagsOf(written).slice(0, -1), tag].join(', ')}, `
}
