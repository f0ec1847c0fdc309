import type { ChatMessage } from './provider.ts'

/**
 * A prompt: what a feature tells a model, in a file beside the use case (`<noun>.prompt.ts`), with a test that
 * shows it rendered. Facts and people's texts are fenced.
 */
export type Prompt<Facts> = (facts: Facts) => ChatMessage[]
